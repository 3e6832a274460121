import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useRef } from 'react';
import { type BenchRow, FIELDS, HEIGHT, ROW, WIDTH } from './rows';
import { type SceneProps, startScene } from './scene';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<BenchRow>[] = FIELDS.map((field, index) => ({
  field,
  width: WIDTH,
  sortable: true,
  resizable: true,
  pinned: index === 0 ? 'left' : undefined,
}));
const selection = { mode: 'multiRow' } as const;
const rowId = ({ data }: { data: BenchRow }) => data.id;

function Table({ rows, sorted, search }: SceneProps) {
  const api = useRef<GridApi<BenchRow> | null>(null);
  useEffect(() => {
    if (sorted) api.current?.applyColumnState({ state: [{ colId: 'reference', sort: 'asc' }] });
  }, [sorted]);
  return (
    <div style={{ blockSize: HEIGHT }}>
      <AgGridReact<BenchRow>
        rowData={rows as BenchRow[]}
        columnDefs={columns}
        rowHeight={ROW}
        getRowId={rowId}
        rowSelection={selection}
        quickFilterText={search}
        onGridReady={(event) => {
          api.current = event.api;
        }}
      />
    </div>
  );
}

startScene(Table, { row: '.ag-row', scroller: '.ag-grid-viewport' });
