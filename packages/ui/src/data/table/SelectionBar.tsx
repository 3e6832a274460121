import { Button } from '../../controls/button/Button';
import { useMessages } from '../../messages/MessagesProvider';
import { tableEn } from './messages';
import type { TableModel } from './useTableModel';

/** Lies over the headings while rows are selected: how many, what can be done with them, and a way out. */
export function SelectionBar<Row>({ model: { selection, props } }: { readonly model: TableModel<Row> }) {
  const message = useMessages(tableEn);
  const count = selection.list.length;
  if (count === 0) return null;
  return (
    <div className="cr-selection">
      <span className="cr-selection-count" role="status">
        {message('table.selected', { count })}
      </span>
      {props.bulkActions?.(selection.list)}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {message('table.clearSelection')}
      </Button>
    </div>
  );
}
