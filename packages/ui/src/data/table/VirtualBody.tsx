import { type CSSProperties, useRef } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { useTheme } from '../../theme/context';
import type { BodyProps } from './body';
import { parkFocus } from './gridElements';
import { ROLES } from './roles';
import { SkeletonRows } from './SkeletonRows';
import { TableRow } from './TableRow';
import { useCutCells } from './useCutCells';
import { HEAD, scrollerOf, scrollToRow, useRowWindow } from './useRowWindow';

/** Heights of rows in pixels, those of the theme's densities. */
const ROW_HEIGHT = { comfortable: 44, compact: 36 };

const SPACER = { role: 'presentation' } as const;

/** The visible rows and a few around them, of however many; no frame shows an empty place, however fast the scrolling. */
export function VirtualBody<Row>({ model, reveal, bodyProps }: BodyProps<Row>) {
  const { props, plan, template, selection, expansion } = model;
  const { rows, rowId, activeRowId, firstRow = 0 } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = ROW_HEIGHT[useTheme().density];
  const { start, end, height } = useRowWindow(body, rows.length, rowHeight);
  useScreenEffect(() => {
    reveal.current = (index) => {
      const box = scrollerOf(body.current);
      if (!box) return;
      scrollToRow(box, index, rowHeight);
      // The browser tells of it only before the next frame, but the row is to be focused now.
      box.dispatchEvent(new Event('scroll'));
    };
  }, [reveal, rowHeight]);
  useCutCells(body, { rows, plan, template, rowHeight });
  useScreenEffect(() => parkFocus(body.current?.closest('table') ?? null));
  if (props.loading && rows.length === 0) return <SkeletonRows model={model} />;
  return (
    <>
      <tbody {...SPACER} className="cr-spacer" style={{ blockSize: start * rowHeight }} />
      <tbody
        ref={body}
        {...ROLES.group}
        className="cr-tbody cr-virtual"
        style={heldInSight((end - start) * rowHeight, height)}
        {...bodyProps}
      >
        {rows.slice(start, end).map((row, at) => {
          const id = rowId(row);
          return (
            <TableRow
              key={id}
              row={row}
              id={id}
              index={start + at}
              position={firstRow + start + at + 2}
              plan={plan}
              selected={selection.ids.has(id)}
              expanded={false}
              active={id === activeRowId}
              onToggle={selection.toggle}
              onExpand={expansion.toggle}
            />
          );
        })}
      </tbody>
      <tbody {...SPACER} className="cr-spacer" style={{ blockSize: (rows.length - end) * rowHeight }} />
    </>
  );
}

/**
 * Lets the drawn rows scroll natively as long as they cover the viewport, and holds their edge at its edge beyond that:
 * a compositor that is ahead of script then shows rows that are late by a frame, and never an empty place.
 */
function heldInSight(drawn: number, height: number): CSSProperties | undefined {
  const spare = height - drawn;
  return height > 0 && spare < 0 ? { insetBlockStart: spare, insetBlockEnd: spare - HEAD } : undefined;
}
