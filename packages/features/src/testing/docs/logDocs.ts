import logExample from '../examples/LogsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `LogTable`. */
export const logTableDocs = widgetDocs({
  use: 'Who did what to what, when and from where: search, filter, open with what was changed, and export.',
  example: logExample,
  events: {
    'logs.opened, logs.closed': 'an entry was opened or closed; `id`',
    'logs.exported, logs.exportFailed': 'how it went; a finished `message` for a toast',
  },
  permissions: ['`read` on `log` to see it; whom the gateway refuses sees why in its place.'],
  keyboard: 'Arrows move between rows, Enter opens one, Escape closes it and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'],
});

/** Notes of the docs page of `LogDetail`. */
export const logDetailDocs = widgetDocs({
  use: 'One log entry on a page of its own, as it also stands beside the list: who did what to what, before and after by field, and its place in the chain with its hash and the one before.',
  example: logExample,
  events: {
    'records.followed': 'the link to the record was followed; `target`',
  },
  permissions: ['`read` on `log` to see it; whom the gateway refuses sees why in its place.'],
  keyboard: 'Tab goes to the record that the entry is about and to the buttons that copy.',
  tokens: ['surface', 'border', 'text', 'textMuted', 'tone.*.soft', 'radius.card'],
});
