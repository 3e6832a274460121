import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const commandPaletteDocs = partDocs({
  use: 'One box for every screen, record and action of a product. The host opens it by Ctrl or ⌘ with K and runs what is chosen.',
  does: ['Keep the last commands and hand them as `recent`.', 'Show the shortcut that does the same outside.'],
  donts: ['Put forms or confirmations in it; it leads there.'],
  keyboard: 'Typing finds, arrows go round past what is disabled, Enter runs, Escape closes and gives the focus back.',
  tokens: ['surfaceRaised', 'surfaceActive', 'overlay', 'z.dialog', 'dialogWidth.md'],
  frame: 560,
});
