import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const tableToolbarDocs = partDocs({
  use: 'The line above a table: what it shows at the start, its tools at the end.',
  does: ['Keep its order everywhere: refresh, density, columns, export.'],
  donts: ['Put actions on selected rows here; they have a bar of their own.'],
  keyboard: 'Tab walks the tools; the menus are menus.',
  tokens: ['border', 'density.controlSm'],
});
