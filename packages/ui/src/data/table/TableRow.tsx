import { type ChangeEvent, memo } from 'react';
import { ChevronGlyph } from '../../internal/glyphs';
import type { PlannedColumn, RowPlan } from './plan';
import { ROLES } from './roles';
import { typed } from './typed';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Position among the rows given, from 0. */
  readonly index: number;
  /** Position among all rows with the heading, from 1. */
  readonly position: number;
  readonly plan: RowPlan<Row>;
  readonly selected: boolean;
  readonly expanded: boolean;
  readonly active: boolean;
  readonly onToggle: (id: string, range: boolean) => void;
  readonly onExpand: (id: string) => void;
}

/** Returns true if the pointer that switched a checkbox held Shift. */
const heldShift = (event: ChangeEvent): boolean =>
  event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;

// Functions and not components: a table has hundreds of cells, and each component would cost its own bookkeeping.
function selectCell<Row>({ row, id, plan, selected, onToggle }: TableRowProps<Row>) {
  return (
    <td role={plan.cell} className="cr-td cr-select">
      <input
        type="checkbox"
        className="cr-check"
        tabIndex={-1}
        aria-label={plan.words.select(plan.name(row))}
        checked={selected}
        disabled={!plan.may?.(row)}
        onChange={(event) => onToggle(id, heldShift(event))}
      />
    </td>
  );
}

function expandCell<Row>({ row, id, plan, expanded, onExpand }: TableRowProps<Row>) {
  return (
    <td role={plan.cell} className="cr-td cr-expand">
      <button
        type="button"
        className="cr-expander"
        tabIndex={-1}
        aria-expanded={expanded}
        aria-label={expanded ? plan.words.hide(plan.name(row)) : plan.words.show(plan.name(row))}
        onClick={() => onExpand(id)}
      >
        <ChevronGlyph />
      </button>
    </td>
  );
}

function dataCell<Row>(row: Row, plan: RowPlan<Row>, planned: PlannedColumn<Row>, first: boolean) {
  const narrow = plan.cards ? { 'data-place': planned.place, 'data-label': planned.column.header } : undefined;
  return (
    <td key={planned.column.id} role={first ? 'rowheader' : plan.cell} className={planned.className} {...narrow}>
      {planned.draw(row)}
    </td>
  );
}

/** One row; renders again only when its own data or state changes. */
export const TableRow = typed<<Row>(props: TableRowProps<Row>) => React.JSX.Element>(
  memo(function TableRow<Row>(props: TableRowProps<Row>) {
    const { row, index, position, plan, selected, active } = props;
    return (
      <tr
        {...ROLES.row}
        className="cr-row"
        data-row={index}
        aria-rowindex={position}
        aria-selected={plan.may ? selected : undefined}
        data-active={active ? '' : undefined}
      >
        {plan.may && selectCell(props)}
        {plan.expands && expandCell(props)}
        {plan.columns.map((planned, at) => dataCell(row, plan, planned, at === 0))}
        {plan.actions && (
          <td role={plan.cell} className="cr-td cr-actions">
            {plan.actions(row)}
          </td>
        )}
      </tr>
    );
  }),
);
