/** Files that go into one part, however many there are: a first view is to take few requests. */
const PARTS: readonly (readonly [part: string, files: RegExp])[] = [
  ['fr', /features\/dist\/messages\/fr\//],
  ['zh', /features\/dist\/messages\/zh\//],
  ['list', /features\/dist\/kit\/(actions|columns|display|filters|frame|list|rights)\/(?!.*(Dialog|Editor|Tabs|Keys))/],
  ['form', /features\/dist\/kit\/(form|ticket)\//],
];

/** Names the part of the browser build that a file goes into; null: where it is used. */
export function browserPart(file: string): string | null {
  return PARTS.find(([, files]) => files.test(file))?.[0] ?? null;
}
