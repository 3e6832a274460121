/** Names in the catalog of pnpm-workspace.yaml. */
export function catalogNames(workspace: string): string[] {
  const catalog = workspace.split(/^catalog:\n/m)[1]?.split(/^\S/m)[0] ?? '';
  return [...catalog.matchAll(/^ {2}'?([^':\n]+)'?:/gm)].map(([, name = '']) => name);
}

/** Names that the decision record gives a reason for: lines such as "- `name`: reason". */
export function reasonedNames(record: string): string[] {
  return [...record.matchAll(/^- `([^`]+)`: \S/gm)].map(([, name = '']) => name);
}

/** What is in one list only. */
export function mismatches(workspace: string, record: string): string[] {
  const [catalog, reasoned] = [new Set(catalogNames(workspace)), new Set(reasonedNames(record))];
  const bare = [...catalog].filter((name) => !reasoned.has(name)).map((name) => `${name} has no reason`);
  const stale = [...reasoned].filter((name) => !catalog.has(name)).map((name) => `${name} is not in the catalog`);
  return [...bare, ...stale];
}
