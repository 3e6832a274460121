import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const tableDocs = partDocs({
  use: 'Records in rows and columns, a page at a time. Below 600 px a row becomes a card.',
  does: [
    'Keep `columns` and callbacks the same between renders.',
    'Choose the right one of the three empty states.',
    'Align amounts at the end.',
  ],
  donts: [
    'Show a spinner over rows; `refreshing` draws a line and keeps them.',
    'Sort what the server pages in the browser.',
  ],
  keyboard:
    'The table is one stop: arrows, Home, End, Page Up and Down move in it, Enter opens a row, Space selects it, Alt with an arrow moves a column, Shift with an arrow resizes it.',
  tokens: ['surfaceSunken', 'surfaceHover', 'surfaceSelected', 'density.row', 'density.cellX', 'z.head'],
});
