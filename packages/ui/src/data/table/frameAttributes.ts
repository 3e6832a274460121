import type { CSSProperties, HTMLAttributes, TableHTMLAttributes } from 'react';
import { restAttributes } from './ownProps';
import type { TableProps } from './props';
import { SELECT_WIDTH } from './template';
import type { TableModel } from './useTableModel';

/** Attributes of the frame: what the caller gave it, and the variables that rows and cells read. */
export function frameAttributes<Row>(
  props: TableProps<Row>,
  model: TableModel<Row>,
  cards: boolean,
): HTMLAttributes<HTMLDivElement> {
  const { pinFirst = true, bare, maxHeight, style } = props;
  const { template, plan } = model;
  const variables: CSSProperties = {
    '--cr-tracks': template.tracks,
    '--cr-most': maxHeight ?? 'none',
    '--cr-least': `${template.leastWidth}px`,
    '--cr-lead': `${template.lead}px`,
    '--cr-expand-at': `${plan.may ? SELECT_WIDTH : 0}px`,
  };
  const mark = (on: unknown) => (on ? '' : undefined);
  const marks = {
    'data-bare': mark(bare),
    'data-cards': mark(cards),
    'data-pin': mark(pinFirst),
    'data-acts': mark(plan.actions),
    'data-opens': mark(plan.opens),
    'data-bounded': mark(maxHeight),
  };
  return { ...restAttributes(props), ...marks, style: { ...variables, ...style } };
}

/** Attributes of the table itself: a grid where something in it answers to keys. */
export function tableAttributes<Row>({ props, plan, grid }: TableModel<Row>): TableHTMLAttributes<HTMLTableElement> {
  const { label, rows, firstRow = 0, totalRows = firstRow + rows.length, loading = false, refreshing = false } = props;
  return {
    role: grid ? 'grid' : 'table',
    'aria-label': label,
    'aria-busy': loading || refreshing || undefined,
    'aria-rowcount': totalRows + 1,
    'aria-multiselectable': plan.may ? true : undefined,
  };
}
