import { useMemo } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useMessages } from '../../messages/MessagesProvider';
import { useTheme } from '../../theme/context';
import { initialColumnView, shownColumns } from './columnView';
import { tableEn } from './messages';
import { planColumns, type RowPlan, rowName } from './plan';
import type { TableProps } from './props';
import { rowTemplate } from './template';
import { useExpansion } from './useExpansion';
import { useSelection } from './useSelection';

/** State and derived data of a table, from its props. */
export function useTableModel<Row>(props: TableProps<Row>, cards: boolean, byContent: boolean) {
  const { columns, selectable = false, rowActions, rowDetail, rowLabel, onRowOpen } = props;
  const { dir } = useTheme();
  const message = useMessages(tableEn);
  const [view, setView] = useControlled(
    props.columnView,
    props.defaultColumnView ?? initialColumnView(columns),
    props.onColumnViewChange,
  );
  const [sort, setSort] = useControlled(props.sort, props.defaultSort ?? null, props.onSortChange);
  const selection = useSelection(props);
  const expansion = useExpansion(props);
  const { hidden, order } = view;
  // Widths stay out of it: a column that is being resized must not make rows render again.
  const shown = useMemo(() => shownColumns(columns, { hidden, order, widths: {} }), [columns, hidden, order]);
  const select = selectable !== false;
  const expands = rowDetail !== undefined;
  const acts = rowActions !== undefined;
  const template = useMemo(
    () => rowTemplate(shown, view, { select, expand: expands, actions: acts }, byContent),
    [shown, view, select, expands, acts, byContent],
  );
  const opens = onRowOpen !== undefined;
  const grid = select || expands || acts || opens || columns.some(({ sortable }) => sortable);
  const plan = useMemo<RowPlan<Row>>(
    () => ({
      columns: planColumns(shown, dir === 'rtl'),
      may: select ? (row) => (typeof selectable === 'function' ? selectable(row) : true) : null,
      expands,
      actions: rowActions ?? null,
      name: rowName(columns, rowLabel),
      words: {
        select: (name) => message('table.selectRow', { name }),
        show: (name) => message('table.showDetail', { name }),
        hide: (name) => message('table.hideDetail', { name }),
      },
      opens,
      cards,
      cell: grid ? 'gridcell' : 'cell',
    }),
    [shown, dir, message, columns, select, selectable, expands, rowActions, rowLabel, opens, cards, grid],
  );
  return { props, view, setView, sort, setSort, selection, expansion, shown, template, plan, grid };
}

/** What `useTableModel` gives. */
export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>;
