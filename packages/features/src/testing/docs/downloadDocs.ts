import downloadExample from '../examples/DownloadsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `DownloadTable`. */
export const downloadTableDocs = widgetDocs({
  use: 'The reader’s own background exports: how far they are, their files, give up, delete and run again with the same filter.',
  example: downloadExample,
  events: {
    'downloads.opened, downloads.closed': 'an entry was opened or closed; `id`',
    'downloads.actionTaken, downloads.deleted': 'how it went; a finished `message` for a toast',
  },
  permissions: ['`read` on `download` to see it; whom the gateway refuses sees why in its place.'],
  keyboard: 'Arrows move between rows, Enter opens one, Escape closes it and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'],
});
