import { nextSort, type TableColumn, type TableSort } from './column';
import { ROLES } from './roles';
import { SortGlyph } from './SortGlyph';
import type { ColumnMotion } from './useColumnMotion';

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly className: string;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  /** Moves and resizes columns; null when the view of columns is fixed. */
  readonly motion: ColumnMotion | null;
  readonly last: boolean;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of one column: its name, the button that sorts, the edge that resizes. */
export function HeaderCell<Row>({ column, className, sort, onSort, motion, last }: HeaderCellProps<Row>) {
  const own = sort?.field === column.id ? sort.direction : undefined;
  return (
    <th
      {...ROLES.heading}
      className={className}
      data-column={column.id}
      data-sortable={column.sortable ? '' : undefined}
      aria-sort={column.sortable ? (own ? ARIA[own] : 'none') : undefined}
      title={column.header}
      {...motion?.cellProps(column.id)}
    >
      {column.sortable ? (
        <button
          type="button"
          className="cr-sort"
          tabIndex={-1}
          onClick={() => onSort(nextSort(sort, column.id))}
          data-direction={own}
        >
          <span className="cr-heading">{column.header}</span>
          <SortGlyph direction={own} />
        </button>
      ) : (
        <span className="cr-heading">{column.header}</span>
      )}
      {motion && !last && <span className="cr-resizer" aria-hidden="true" {...motion.edgeProps(column.id)} />}
    </th>
  );
}
