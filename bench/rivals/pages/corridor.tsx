import { INITIAL_COLUMN_VIEW, type TableColumn, ThemeProvider, useLocalRows, VirtualTable } from '@corridor/ui';
import { useState } from 'react';
import { type BenchRow, FIELDS, HEIGHT, WIDTH } from './rows';
import { type SceneProps, startScene } from './scene';

const columns: TableColumn<BenchRow>[] = FIELDS.map((field) => ({
  id: field,
  header: field,
  value: (row) => row[field],
  width: WIDTH,
  sortable: true,
  align: field === 'amount' || field === 'fee' ? 'end' : 'start',
}));

const rowId = (row: BenchRow) => row.id;
const rowActions = (row: BenchRow) => (
  <button type="button" aria-label={`Actions of ${row.id}`}>
    ⋯
  </button>
);
const SORT = { field: 'reference', direction: 'asc' } as const;
const nothing = () => undefined;

// Every feature on: selection, row actions, opening, sorting, moving and resizing of columns, a held first column.
function Table({ rows, sorted, search }: SceneProps) {
  const [view, setView] = useState(INITIAL_COLUMN_VIEW);
  const sort = sorted ? SORT : null;
  const shown = useLocalRows({ rows, columns, sort, search });
  return (
    <ThemeProvider density="compact">
      <VirtualTable
        label="Transfers"
        {...{ columns, rowId, rowActions, sort }}
        rows={shown}
        height={`${HEIGHT}px`}
        selectable
        onRowOpen={nothing}
        columnView={view}
        onColumnViewChange={setView}
        onSortChange={nothing}
      />
    </ThemeProvider>
  );
}

startScene(Table, { row: 'tr.cr-row[data-row]:not([data-row="-1"])', scroller: '.cr-scroll' });
