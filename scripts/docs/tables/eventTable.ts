import { readDeclared } from './declaredTypes.js';
import { codes, markdownTable } from './markdownTable.js';

/** When each event is reported; those of lists without the name of their list. */
const WHEN: Readonly<Record<string, string>> = {
  opened: 'A record was opened.',
  closed: 'It was closed again.',
  exported: 'A file was handed to `onExport`.',
  exportFailed: 'A file could not be written.',
  created: 'A record was created.',
  updated: 'A record was changed.',
  deleted: 'A record was removed.',
  actionTaken: 'An action was done to a record.',
  actionFailed: 'An action was refused or failed.',
  'cards.numberShown': 'The reader saw the number of a card; which it is, no event says.',
  'cards.toppedUp': 'Money was put on a card.',
  'approvals.requested': 'A write waits for another person; `id` is that of the request.',
  'clipboard.copied': 'A text is on the clipboard.',
  'clipboard.failed': 'The browser refused the clipboard.',
  'density.changed': 'The reader chose another height of rows.',
  'records.followed': 'A link to another record or list was followed, for your page to open.',
  'session.opened': 'Somebody signed in.',
  'session.refused': 'A sign-in was refused.',
  'session.codeSent': 'A code to reset a password was sent.',
  'session.passwordReset': 'A password was reset.',
  'session.passwordChanged': 'A password was changed.',
  'session.passwordChangeFailed': 'A password could not be changed.',
  'session.ended': 'The session was ended.',
  'session.othersEnded': 'All other sessions of the user were ended.',
  'session.profileUpdated': 'The profile was changed.',
  'session.emailChanged': 'The own address of mail was changed.',
};

const lastOf = (type: string): string => type.slice(type.indexOf('.') + 1);
const listOf = (type: string): string => type.slice(0, type.indexOf('.'));

function meaning(name: string): string {
  const said = WHEN[name];
  if (said === undefined) throw new Error(`Say in scripts/docs/tables/eventTable.ts when "${name}" is reported.`);
  return said;
}

interface Row {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Members of the union, by what they end in; a type that comes once is named whole. */
async function readEvents() {
  const lists = new Set<string>();
  const rows = new Map<string, Row>();
  for (const member of await readDeclared('features/src/runtime/events/index.d.ts', 'CorridorEvent')) {
    const types = member.find(({ name }) => name === 'type')?.literals ?? [];
    const fields = member.map(({ name }) => name).filter((name) => name !== 'type');
    const ofLists = new Set(types.map(lastOf)).size < types.length;
    for (const type of types) {
      if (ofLists) lists.add(listOf(type));
      const name = ofLists ? lastOf(type) : type;
      // Events of one list alone repeat what all lists report.
      if (ofLists || !rows.has(lastOf(type))) rows.set(name, { name, fields });
    }
  }
  const unknown = Object.keys(WHEN).filter((name) => !rows.has(name));
  if (unknown.length > 0)
    throw new Error(`scripts/docs/tables/eventTable.ts names events that nothing reports: ${unknown}`);
  return { lists: [...lists].sort(), rows: [...rows.values()] };
}

/** Every event that widgets report, with its fields. */
export async function eventTable(): Promise<string> {
  const { lists, rows } = await readEvents();
  const body = rows.map(({ name, fields }) => [
    name.includes('.') ? `\`${name}\`` : `\`<list>.${name}\``,
    meaning(name),
    codes(fields),
  ]);
  return [markdownTable(['`type`', 'when', 'fields'], body), `\`<list>\` is one of ${codes(lists)}.`].join('\n\n');
}
