import { type ForwardedRef, type RefObject, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import { useTheme } from '../../theme/context';
import type { TableBody } from './body';
import { frameAttributes, tableAttributes } from './frameAttributes';
import { tableEn } from './messages';
import { NarrowSort } from './NarrowSort';
import type { TableProps } from './props';
import { SelectionBar } from './SelectionBar';
import { TableHead } from './TableHead';
import { TableNotice } from './TableNotice';
import { TableRoot } from './table.styles';
import { useEdges } from './useEdges';
import { useGridFocus } from './useGridFocus';
import { type RowEvents, useRowEvents } from './useRowEvents';
import { type TableModel, useTableModel } from './useTableModel';

interface TableFrameProps<Row> {
  readonly table: TableProps<Row>;
  readonly frameRef: ForwardedRef<HTMLDivElement>;
  readonly body: TableBody;
  readonly cards: boolean;
  /** Columns are as wide as their content asks: for rows that are all drawn. */
  readonly byContent?: boolean;
}

/** Everything of a table but its rows: frame, heading, states, focus and announcements. */
export function TableFrame<Row>({
  table: props,
  frameRef,
  body: Body,
  cards,
  byContent = false,
}: TableFrameProps<Row>) {
  const { loading = false, refreshing = false, error, toolbar, footer } = props;
  const message = useMessages(tableEn);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  const [said, say] = useState('');
  const model = useTableModel(props, cards, byContent);
  const events = useRowEvents(model);
  const keys = useTableKeys(model, events, table, reveal);
  useEdges(frame, scroller);
  const merged = useMergedRef(frameRef, frame);
  const absent = props.rows.length === 0 && (Boolean(error) || !loading);
  return (
    <TableRoot ref={merged} {...frameAttributes(props, model, cards)} data-asks={byContent ? '' : undefined}>
      {toolbar && <div className="cr-toolbar">{toolbar}</div>}
      {cards && <NarrowSort model={model} />}
      {error && !absent && <div className="cr-strip">{error}</div>}
      <div className="cr-stage">
        {model.plan.may && <SelectionBar model={model} />}
        <div className="cr-scroll" ref={scroller}>
          <table ref={table} className="cr-table" {...tableAttributes(model)} {...keys}>
            <TableHead model={model} say={say} />
            {!absent && <Body model={model} reveal={reveal} bodyProps={events.bodyProps} />}
          </table>
          {absent && <TableNotice {...props} />}
        </div>
        {refreshing && <div className="cr-progress" role="progressbar" aria-label={message('table.refreshing')} />}
      </div>
      {footer && <div className="cr-footer">{footer}</div>}
      <VisuallyHidden aria-live="polite">{loading && !absent ? message('table.loading') : said}</VisuallyHidden>
    </TableRoot>
  );
}

function useTableKeys<Row>(
  model: TableModel<Row>,
  events: RowEvents,
  table: RefObject<HTMLTableElement | null>,
  reveal: RefObject<((index: number) => void) | null>,
) {
  const { dir } = useTheme();
  const keys = useGridFocus({
    table,
    reveal,
    rows: model.props.rows.length,
    page: 10,
    rightToLeft: dir === 'rtl',
    onOpen: events.open,
    onSelect: events.select,
  });
  return model.grid ? keys : undefined;
}
