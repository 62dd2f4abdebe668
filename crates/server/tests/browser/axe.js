// What axe-core finds wrong with a page.
const done = arguments[0];
// The numbers and signs in a picture are no label that somebody would say to a button; its label tells them in words.
const isDrawn = (rule, node) => rule === "label-content-name-mismatch" && node.html.startsWith("<g");
axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] }).then(({ violations }) => {
  const found = violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter((node) => !isDrawn(id, node)) }));
  const say = ({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`;
  done(found.filter(({ nodes }) => nodes.length).map(say));
});
