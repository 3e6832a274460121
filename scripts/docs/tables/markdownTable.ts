const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A table in Markdown: its heads, then its rows. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Names as code, in their order. */
export const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
