/** The event of all widgets whose records lead to others. */
export const FOLLOWED = { 'records.followed': 'a link to another record or list was followed; `target`' };

/** What the docs page of a widget says beside its props and stories. */
interface WidgetNotes {
  /** What it is for. */
  readonly use: string;
  /** The file of a whole example that a host can copy. */
  readonly example: string;
  /** What it reports through `onEvent`, by type. */
  readonly events: Readonly<Record<string, string>>;
  /** What a reader must be allowed to do, and what is seen without it. */
  readonly permissions: readonly string[];
  /** What the keyboard does in it. */
  readonly keyboard: string;
  /** Tokens that change its look. */
  readonly tokens: readonly string[];
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** An example as it stands in a host, which knows this package by its name. */
function asOfHost(example: string): string {
  return example.replace("'../../index'", "'@corridor/features'").trim();
}

/** The `parameters` of a widget's stories: its notes as the text of its docs page. */
export function widgetDocs({ use, example, events, permissions, keyboard, tokens }: WidgetNotes) {
  const reported = Object.entries(events).map(([type, when]) => `\`${type}\`: ${when}`);
  const component = [
    use,
    `### Example\n\n\`\`\`tsx\n${asOfHost(example)}\n\`\`\``,
    `### Events\n\n${list(reported)}`,
    `### Permissions\n\n${list(permissions)}`,
    `### Keyboard\n\n${keyboard}`,
    `### Theming\n\nTokens that change its look: ${tokens.map((token) => `\`${token}\``).join(', ')}`,
    '### States\n\nEvery state has a story below, and a test that runs it.',
  ].join('\n\n');
  return { docs: { description: { component } } };
}
