import { allMessages } from '../../../packages/features/src/messages/all.js';
import { markdownTable } from './markdownTable.js';

/** Every key that `contentTokens` takes, with our sentence, by what it belongs to. */
export function contentTokenTables(): string {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const [key, text] of allMessages.flatMap(({ en }) => Object.entries<string>(en))) {
    const group = key.split('.', 1)[0] ?? key;
    groups.set(group, [...(groups.get(group) ?? []), [`\`${key}\``, text]]);
  }
  const sections = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  return sections.map(([name, rows]) => `## ${name}\n\n${markdownTable(['key', 'English'], rows)}`).join('\n\n');
}
