import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { type BenchRow, FIELDS, HEIGHT, ROW, WIDTH } from './rows';
import { type SceneProps, startScene } from './scene';

const columns: GridColDef<BenchRow>[] = FIELDS.map((field) => ({ field, headerName: field, width: WIDTH }));

// The community edition has pages of at most 100 rows, so it never scrolls through more than these.
const initialState = { pagination: { paginationModel: { page: 0, pageSize: 100 } } };

function Table({ rows, sorted, search }: SceneProps) {
  const sortModel = useMemo(() => (sorted ? [{ field: 'reference', sort: 'asc' as const }] : []), [sorted]);
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: search ? [search] : [] }), [search]);
  return (
    <div style={{ blockSize: HEIGHT }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={ROW}
        checkboxSelection
        initialState={initialState}
        pageSizeOptions={[100]}
        sortModel={sortModel}
        filterModel={filterModel}
        hideFooter
      />
    </div>
  );
}

startScene(Table, { row: '.MuiDataGrid-row', scroller: '.MuiDataGrid-virtualScroller' });
