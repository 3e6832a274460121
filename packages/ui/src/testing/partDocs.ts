/** What the docs page of a part says beside its props and stories. */
interface PartNotes {
  /** When it is the right part. */
  readonly use: string;
  readonly does: readonly string[];
  readonly donts: readonly string[];
  /** What the keyboard does in it. */
  readonly keyboard: string;
  /** Tokens that change its look. */
  readonly tokens: readonly string[];
  /** Height in pixels of a frame around each story, for parts that lie over the page. */
  readonly frame?: number;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The `parameters` of a part's stories: its notes as the text of its docs page. */
export function partDocs({ use, does, donts, keyboard, tokens, frame }: PartNotes) {
  const component = [
    `### When to use\n\n${use}`,
    `### Do\n\n${list(does)}`,
    `### Don't\n\n${list(donts)}`,
    `### Keyboard\n\n${keyboard}`,
    `### Tokens\n\n${tokens.map((token) => `\`${token}\``).join(', ')}`,
  ].join('\n\n');
  const story = frame === undefined ? {} : { story: { inline: false, height: `${frame}px` } };
  return { docs: { description: { component }, ...story } };
}
