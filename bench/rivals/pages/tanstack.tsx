import {
  type ColumnDef,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { type BenchRow, FIELDS, HEIGHT, ROW, WIDTH } from './rows';
import { type SceneProps, startScene } from './scene';

const columns: ColumnDef<BenchRow>[] = FIELDS.map((field) => ({ accessorKey: field, header: field }));
const cell = {
  inlineSize: WIDTH,
  flex: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  lineHeight: `${ROW}px`,
} as const;
const core = getCoreRowModel<BenchRow>();
const filtered = getFilteredRowModel<BenchRow>();
const ordered = getSortedRowModel<BenchRow>();

// Bare: what the two libraries cost with no feature and no look around them.
function Table({ rows, sorted, search }: SceneProps) {
  const box = useRef<HTMLDivElement>(null);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (sorted ? [{ id: 'reference', desc: false }] : []), [sorted]);
  const table = useReactTable({
    data,
    columns,
    state: { sorting, globalFilter: search },
    globalFilterFn: 'includesString',
    getCoreRowModel: core,
    getFilteredRowModel: filtered,
    getSortedRowModel: ordered,
  });
  const shown = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  return (
    <div ref={box} className="box" style={{ blockSize: HEIGHT, overflow: 'auto' }}>
      <div style={{ display: 'flex', position: 'sticky', insetBlockStart: 0, background: 'Canvas', zIndex: 1 }}>
        {FIELDS.map((field) => (
          <div key={field} style={cell}>
            {field}
          </div>
        ))}
      </div>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = shown[index];
          return (
            row && (
              <div
                key={row.id}
                data-row={index}
                style={{ display: 'flex', position: 'absolute', blockSize: ROW, transform: `translateY(${start}px)` }}
              >
                {row.getVisibleCells().map((one) => (
                  <div key={one.id} style={cell}>
                    {String(one.getValue())}
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

startScene(Table, { row: '[data-row]', scroller: '.box' });
