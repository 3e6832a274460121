'use client';

import { Button } from '../../controls/button/Button';
import { IconButton } from '../../controls/button/IconButton';
import { Checkbox } from '../../controls/checkbox/Checkbox';
import { ArrowDownIcon, ArrowUpIcon, ColumnsIcon, Icon } from '../../icon';
import { Popover } from '../../layers/popover/Popover';
import { useMessages } from '../../messages/MessagesProvider';
import type { ColumnView } from './columnView';
import { initialColumnView, moveColumn, orderedColumns, toggleColumn } from './columnView';
import { tableEn } from './messages';
import { ColumnLine, ColumnList } from './toolbar.styles';

/** What the menu needs to know of a column. */
export interface ListedColumn {
  readonly id: string;
  readonly header: string;
  readonly hideable?: boolean;
  readonly hiddenAtFirst?: boolean;
}

/** Props of `ColumnsMenu`. */
export interface ColumnsMenuProps {
  readonly columns: readonly ListedColumn[];
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
}

/** A button that opens the list of columns, to show, hide and order them. */
export function ColumnsMenu({ columns, view, onChange }: ColumnsMenuProps) {
  const message = useMessages(tableEn);
  const ordered = orderedColumns(columns, view);
  const shown = ordered.filter(({ id }) => !view.hidden.includes(id)).length;
  const mover = (
    key: 'table.moveUp' | 'table.moveDown',
    { id, header }: ListedColumn,
    target: ListedColumn | undefined,
  ) => (
    <IconButton
      size="sm"
      label={message(key, { column: header })}
      disabled={!target}
      onClick={() => target && onChange(moveColumn(columns, view, id, target.id))}
    >
      <Icon of={key === 'table.moveUp' ? ArrowUpIcon : ArrowDownIcon} size="sm" />
    </IconButton>
  );
  return (
    <Popover
      label={message('table.columns')}
      align="end"
      trigger={
        <IconButton size="sm" label={message('table.columns')}>
          <Icon of={ColumnsIcon} />
        </IconButton>
      }
    >
      <ColumnList>
        {ordered.map((column, index) => (
          <ColumnLine key={column.id}>
            <Checkbox
              label={column.header}
              checked={!view.hidden.includes(column.id)}
              disabled={column.hideable === false || (shown === 1 && !view.hidden.includes(column.id))}
              onChange={() => onChange(toggleColumn(view, column.id))}
            />
            {mover('table.moveUp', column, ordered[index - 1])}
            {mover('table.moveDown', column, ordered[index + 1])}
          </ColumnLine>
        ))}
      </ColumnList>
      <Button size="sm" variant="ghost" onClick={() => onChange(initialColumnView(columns))}>
        {message('table.columnsReset')}
      </Button>
    </Popover>
  );
}
