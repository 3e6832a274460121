import type { TableColumn } from '@corridor/ui';
import type { ReactNode } from 'react';

/** A column of the host's own. */
export interface HostColumn<Row> {
  /** Unlike any of ours. */
  readonly id: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly cell: (row: Row) => ReactNode;
}

/** What a host adds to and hides from the columns of a list. */
export interface ColumnCustomization<Row, Column extends string> {
  /** Columns of yours; they show where `view.columns` names them, else at the end. */
  readonly columns?: readonly HostColumn<Row>[];
  /** Columns of ours that nobody may switch on. */
  readonly hiddenColumns?: readonly Column[];
}

/** Every column that the operator may see: ours without those the host hides, then the host's own. */
export function withHostColumns<Row>(
  own: readonly TableColumn<Row>[],
  custom: ColumnCustomization<Row, string> | undefined,
): TableColumn<Row>[] {
  const hidden = custom?.hiddenColumns ?? [];
  const added = (custom?.columns ?? []).map(({ id, label, align, cell }) => ({
    id,
    header: label,
    cell,
    ...(align && { align }),
  }));
  return [...own.filter(({ id }) => !hidden.includes(id)), ...added];
}
