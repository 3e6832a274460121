import { Checkbox } from '../../controls/checkbox/Checkbox';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import type { TableSort } from './column';
import { HeaderCell } from './HeaderCell';
import { tableEn } from './messages';
import { ROLES } from './roles';
import { useColumnMotion } from './useColumnMotion';
import type { TableModel } from './useTableModel';

interface TableHeadProps<Row> {
  readonly model: TableModel<Row>;
  /** Tells a screen reader what has changed. */
  readonly say: (sentence: string) => void;
}

/** The heading row: it stays while rows load, fail or are absent. */
export function TableHead<Row>({ model, say }: TableHeadProps<Row>) {
  const message = useMessages(tableEn);
  const { plan, shown, sort, setSort, props, view, setView } = model;
  const motion = useColumnMotion({
    columns: props.columns,
    shown,
    view,
    onChange: setView,
    onMoved: ({ header }, position) => say(message('table.moved', { column: header, position, count: shown.length })),
    onResized: ({ header }, width) => say(message('table.resized', { column: header, width })),
  });
  const onSort = (next: TableSort | null) => {
    setSort(next);
    const column = shown.find(({ id }) => id === next?.field)?.header ?? '';
    const key = next?.direction === 'desc' ? 'table.sortedDescending' : 'table.sortedAscending';
    say(next ? message(key, { column }) : message('table.unsorted'));
  };
  return (
    <thead {...ROLES.group} className="cr-thead">
      <tr {...ROLES.row} className="cr-row" data-row={-1} aria-rowindex={1}>
        {plan.may && <SelectPage model={model} />}
        {plan.expands && (
          <th {...ROLES.heading} className="cr-td cr-expand">
            <VisuallyHidden>{message('table.details')}</VisuallyHidden>
          </th>
        )}
        {plan.columns.map(({ column, className }, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            className={className}
            sort={sort}
            onSort={onSort}
            motion={props.onColumnViewChange ? motion : null}
            last={index === plan.columns.length - 1}
          />
        ))}
        {plan.actions && (
          <th {...ROLES.heading} className="cr-td cr-actions">
            <VisuallyHidden>{message('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectPage<Row>({ model: { selection, props } }: { readonly model: TableModel<Row> }) {
  const message = useMessages(tableEn);
  return (
    <th {...ROLES.heading} className="cr-td cr-select">
      <Checkbox
        tabIndex={-1}
        aria-label={message('table.selectAll')}
        checked={selection.page === 'all'}
        indeterminate={selection.page === 'some'}
        disabled={props.rows.length === 0}
        onChange={selection.togglePage}
      />
    </th>
  );
}
