import example from '../examples/StatementsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const PERMISSIONS = [
  '`read` on `statement` to see statements, on `statement-line` for their lines.',
  '`export` on each for files, which also need `onExport`: what the gateway does not allow is not offered.',
];

const FILE_EVENTS = {
  'statements.exported, statements.exportFailed': 'how a file went; `fileName` and a finished `message` for a toast',
};

/** Notes of the docs page of `StatementList`. */
export const statementListDocs = widgetDocs({
  use: 'Daily and monthly statements by period and currency: opening, change and closing balance, which add up visibly. One opens beside the list down to its lines, and is fetched as CSV or PDF.',
  example,
  events: { 'statements.opened, statements.closed': 'one was opened or closed; `id`', ...FILE_EVENTS },
  permissions: PERMISSIONS,
  keyboard: '`/` goes to the search, arrows move between rows, Enter opens, Escape closes and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'surfaceSunken', 'border', 'tone.success.*', 'radius.card', 'type.caption'],
});

/** Notes of the docs page of `StatementDetail`. */
export const statementDetailDocs = widgetDocs({
  use: 'One statement on a page of its own: the sum that it is, its lines page by page with the balance behind each, what was held when it ended, and its files.',
  example,
  events: FILE_EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes to the files and the pages of lines; Enter fetches or turns.',
  tokens: ['surfaceSunken', 'border', 'tone.success.*', 'tone.danger.*', 'radius.card', 'type.caption'],
});
