"""Draws a learning curve as SVG, from lines of games and points.

    python examples/learn_dice.py | python examples/curve.py "Troyes Dice alone" > curve.svg
"""

import sys

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 320, 56, 40, 32


def draw(title, points):
    """The picture of a curve through these points."""
    most_x = max(x for x, _ in points)
    low, high = 5 * int(min(y for _, y in points) // 5), 5 * (int(max(y for _, y in points) // 5) + 1)

    def place(x, y):
        across = LEFT + (WIDTH - LEFT - 16) * x / most_x
        return across, HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (y - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{title}</text>',
    ]
    for y in range(low, high + 1, 5):
        left, up = place(0, y)
        parts.append(f'<path d="M{left:.1f} {up:.1f}H{WIDTH - 16}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8:.1f}" y="{up + 4:.1f}" text-anchor="end">{y}</text>')
    for x in range(0, int(most_x) + 1, max(1000, int(most_x) // 5000 * 1000)):
        left, up = place(x, low)
        parts.append(f'<text x="{left:.1f}" y="{up + 18:.1f}" text-anchor="middle">{x}</text>')
    path = "L".join("{:.1f} {:.1f}".format(*place(x, y)) for x, y in points)
    parts.append(f'<path d="M{path}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">games played</text></svg>')
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    lines = [line.split(",") for line in sys.stdin.read().splitlines()[1:]]
    sys.stdout.write(draw(sys.argv[1] if len(sys.argv) > 1 else "", [(float(x), float(y)) for x, y in lines]))
