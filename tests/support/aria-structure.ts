/** Roles of text, which an editor may write, mark up or link as she likes. */
const TEXT = /^(text|paragraph|strong|emphasis|code|blockquote|option)(?: \[|$)/;

interface Node {
  label: string;
  depth: number;
  children: Node[];
}

/**
 * Reduces an accessibility tree to roles, levels, states and order. Without texts, and with one of
 * each kind of sibling, it stays the same if an editor writes other texts or more list items.
 * @param snapshot what Playwright's ariaSnapshot() returns
 */
export function structureOf(snapshot: string): string {
  const root: Node = { label: "", depth: -1, children: [] };
  const open = [root];
  for (const line of snapshot.split("\n")) {
    const [, indent = "", role = "", rest = ""] = /^( *)- '?(\w+)(.*)$/.exec(line) ?? [];
    if (!role) continue;
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const states = rest.replace(/^ "(?:[^"\\]|\\.)*"/, "").match(/^(?: \[[\w=]+\])+/)?.[0] ?? "";
    const node = { label: role + states, depth: indent.length, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  return print(root.children, "");
}

function print(nodes: readonly Node[], indent: string): string {
  const printed = withoutText(nodes).map(({ label, children }) => {
    return `${indent}- ${label}\n${print(children, `${indent}  `)}`;
  });
  const kinds = [...new Set(printed)];
  // The order of a list is its editor's.
  return (nodes.every(({ label }) => label === "listitem") ? kinds.sort() : kinds).join("");
}

/** Replaces text nodes by what they contain, such as links. */
function withoutText(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => (TEXT.test(node.label) ? withoutText(node.children) : [node]));
}
