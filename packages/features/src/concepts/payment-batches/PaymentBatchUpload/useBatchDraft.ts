import {
  PAYMENT_BATCH_FIELDS,
  type PaymentBatchColumns,
  type PaymentBatchField,
  type PaymentBatchIndex,
  type PaymentBatchText,
  readPaymentBatchRow,
} from '@corridor/core';
import { useCallback, useMemo, useState } from 'react';
import type { CheckedRow, DraftRow } from './DraftRow';
import type { Sheet } from './Sheet';
import { useBook } from './useBook';

/** Rows of a batch that is not confirmed yet, and what can be changed in them. */
export interface BatchDraft {
  readonly rows: readonly CheckedRow[];
  readonly book: ReturnType<typeof useBook>;
  /** Takes the rows of a file by its columns. */
  readonly fill: (sheet: Sheet, columns: PaymentBatchColumns) => void;
  readonly change: (row: number, field: PaymentBatchField, text: string) => void;
  readonly include: (row: number, included: boolean) => void;
}

/** Holds the rows of a batch while they are checked; a row that nobody touched stays the same object. */
export function useBatchDraft(): BatchDraft {
  const [rows, setRows] = useState<readonly DraftRow[]>([]);
  const book = useBook(rows);
  const checked = useChecked(rows, book.index);
  const patch = useCallback(
    (number: number, change: (row: DraftRow) => DraftRow) =>
      setRows((now) => now.map((row) => (row.number === number ? change(row) : row))),
    [],
  );
  const change = useCallback(
    (number: number, field: PaymentBatchField, text: string) =>
      patch(number, (row) => ({ ...row, text: { ...row.text, [field]: text } })),
    [patch],
  );
  const include = useCallback(
    (number: number, included: boolean) => patch(number, (row) => ({ ...row, excluded: !included })),
    [patch],
  );
  const fill = useCallback((sheet: Sheet, columns: PaymentBatchColumns) => setRows(rowsOf(sheet, columns)), []);
  return { rows: checked, book, fill, change, include };
}

/** The rows of a file by what its columns are. */
function rowsOf({ rows }: Sheet, columns: PaymentBatchColumns): DraftRow[] {
  return rows.map((cells, index) => ({ number: index + 1, text: textOf(cells, columns), excluded: false }));
}

function textOf(cells: readonly string[], columns: PaymentBatchColumns): PaymentBatchText {
  const texts = PAYMENT_BATCH_FIELDS.map((field) => [field, (cells[columns.indexOf(field)] ?? '').trim()] as const);
  return asText(Object.fromEntries(texts));
}

/** Guarantee: the entries were made of all fields. */
function asText(entries: Record<string, string>): PaymentBatchText {
  return entries as PaymentBatchText;
}

interface Known {
  readonly index: PaymentBatchIndex;
  readonly row: CheckedRow;
}

function useChecked(rows: readonly DraftRow[], index: PaymentBatchIndex): readonly CheckedRow[] {
  const [known] = useState(() => new WeakMap<DraftRow, Known>());
  return useMemo(
    () =>
      rows.map((row) => {
        const was = known.get(row);
        if (was?.index === index) return was.row;
        const checked = { ...row, reading: readPaymentBatchRow(row.text, index) };
        known.set(row, { index, row: checked });
        return checked;
      }),
    [rows, index, known],
  );
}
