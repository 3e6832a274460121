import { type ChangeEvent, memo } from 'react';
import { CheckboxElement } from '../checkbox/checkbox.styles';
import { ChevronGlyph } from '../internal/glyphs';
import { useMessages } from '../messages/MessagesProvider';
import { tableEn } from './messages';
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

/** Whether the pointer that switched a checkbox held Shift. */
const heldShift = (event: ChangeEvent): boolean =>
  event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;

function SelectCell<Row>({ row, id, plan, selected, onToggle }: TableRowProps<Row>) {
  const message = useMessages(tableEn);
  return (
    <CheckboxElement
      type="checkbox"
      tabIndex={-1}
      aria-label={message('table.selectRow', { name: plan.name(row) })}
      checked={selected}
      disabled={!plan.may?.(row)}
      onChange={(event) => onToggle(id, heldShift(event))}
    />
  );
}

function ExpandCell<Row>({ row, id, plan, expanded, onExpand }: TableRowProps<Row>) {
  const message = useMessages(tableEn);
  const name = plan.name(row);
  return (
    <button
      type="button"
      className="cr-expander"
      tabIndex={-1}
      aria-expanded={expanded}
      aria-label={message(expanded ? 'table.hideDetail' : 'table.showDetail', { name })}
      onClick={() => onExpand(id)}
    >
      <ChevronGlyph />
    </button>
  );
}

// A function and not a component: a table has hundreds of these, and each component would cost its own bookkeeping.
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
        {plan.may && (
          <td role={plan.cell} className="cr-td cr-select">
            <SelectCell {...props} />
          </td>
        )}
        {plan.expands && (
          <td role={plan.cell} className="cr-td cr-expand">
            <ExpandCell {...props} />
          </td>
        )}
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
