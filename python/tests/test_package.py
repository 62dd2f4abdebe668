"""What comes with the package: one wheel for every Python, types, docstrings, and a page whose code runs."""

import doctest
import importlib.metadata
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest
import troyes

ROOT = Path(__file__).resolve().parents[2]
CLASSES = [getattr(troyes, name) for name in troyes.__all__ if inspect.isclass(getattr(troyes, name))]


def test_one_wheel_is_for_every_python():
    installed = importlib.metadata.distribution("troyes")
    assert "Tag: cp310-abi3-" in installed.read_text("WHEEL")
    assert any(str(file).endswith("troyes/py.typed") for file in installed.files)


def test_everything_has_a_docstring():
    things = {name: getattr(troyes, name) for name in troyes.__all__}
    for one in CLASSES:
        public = (name for name in vars(one) if not name.startswith("_"))
        things.update({f"{one.__name__}.{name}": getattr(one, name) for name in public})
    assert len(things) > 80
    assert not [name for name, thing in things.items() if not (thing.__doc__ or "").strip()]


def checked(*command):
    done = subprocess.run([sys.executable, "-m", *map(str, command)], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stubs_say_what_the_engine_has():
    """Every class, method and parameter, compared with the compiled module itself."""
    pytest.importorskip("mypy")
    checked("mypy.stubtest", "troyes._engine", "--ignore-disjoint-bases")


def test_examples_agree_with_the_stubs(tmp_path):
    pytest.importorskip("mypy")
    files = (ROOT / "examples").glob("*.py")
    settings = ROOT / "python/pyproject.toml"
    checked("mypy", "--config-file", settings, "--cache-dir", tmp_path, *files)


@pytest.mark.parametrize("name", ["troyes", "troyes.gym", "troyes.aec", "troyes.parallel", "troyes.openspiel"])
def test_what_docstrings_show_is_so(name):
    module = pytest.importorskip(name)
    failed, tried = doctest.testmod(module)
    assert failed == 0 and tried > 1


def blocks(page):
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_code_of_the_page_runs(monkeypatch):
    """The blocks of docs/python.md one after the other, as somebody who reads it would type them."""
    monkeypatch.chdir(ROOT)
    names, found = {}, blocks("docs/python.md")
    assert len(found) > 3
    for number, block in enumerate(found):
        exec(compile(block, f"docs/python.md, block {number + 1}", "exec"), names)
