import {
  answerPaymentBatchQuestion,
  draftPaymentBatch,
  NO_PAYMENT_BATCH_ANSWERS,
  type PayableRow,
  type PaymentBatchCheckedRow,
  type PaymentBatchChoice,
  type PaymentBatchColumns,
  type PaymentBatchDraftRow,
  type PaymentBatchField,
  type PaymentBatchQuestion,
  type PaymentSheetLayout,
  paymentBatchChecker,
  withoutAnswersAbout,
} from '@corridor/core';
import { useCallback, useMemo, useState } from 'react';
import { useBook } from './useBook';

/** Rows of a batch that is not confirmed yet, and what can be changed in them. */
export interface BatchDraft {
  readonly rows: readonly PaymentBatchCheckedRow[];
  /** The rows as they were entered, before what they mean was read. */
  readonly entered: readonly PaymentBatchDraftRow[];
  /** Takes rows as they were entered earlier; none begins anew. */
  readonly restore: (rows: readonly PaymentBatchDraftRow[]) => void;
  readonly book: ReturnType<typeof useBook>;
  /** Takes the rows of a file by its columns. */
  readonly fill: (layout: PaymentSheetLayout, columns: PaymentBatchColumns) => void;
  readonly change: (row: number, field: PaymentBatchField, text: string) => void;
  readonly include: (row: number, included: boolean) => void;
  /** Answers a question in each of some rows, which all have it. */
  readonly answer: (rows: readonly number[], question: PaymentBatchQuestion, choice: PaymentBatchChoice) => void;
  /** Asks everything about some rows again. */
  readonly undo: (rows: readonly number[]) => void;
}

/** Holds the rows of a batch while they are checked; a row that nobody touched stays the same object. */
export function useBatchDraft(): BatchDraft {
  const [rows, setRows] = useState<readonly PaymentBatchDraftRow[]>([]);
  const book = useBook(rows);
  const [check] = useState(paymentBatchChecker);
  const checked = useMemo(() => check(rows, book.index), [check, rows, book.index]);
  const patch = useCallback(
    (numbers: readonly number[], change: (row: PaymentBatchDraftRow) => PaymentBatchDraftRow) =>
      setRows((now) => now.map((row) => (numbers.includes(row.number) ? change(row) : row))),
    [],
  );
  const change = useCallback(
    (number: number, field: PaymentBatchField, text: string) =>
      patch([number], (row) => ({
        ...row,
        text: { ...row.text, [field]: text },
        isNumber: row.isNumber && field !== 'amount',
        answers: withoutAnswersAbout(row.answers, field),
      })),
    [patch],
  );
  const include = useCallback(
    (number: number, included: boolean) => patch([number], (row) => ({ ...row, excluded: !included })),
    [patch],
  );
  const answer = useCallback(
    (numbers: readonly number[], question: PaymentBatchQuestion, choice: PaymentBatchChoice) =>
      patch(numbers, (row) => ({ ...row, answers: answerPaymentBatchQuestion(row.answers, question, choice) })),
    [patch],
  );
  const undo = useCallback(
    (numbers: readonly number[]) => patch(numbers, (row) => ({ ...row, answers: NO_PAYMENT_BATCH_ANSWERS })),
    [patch],
  );
  const fill = useCallback(
    (layout: PaymentSheetLayout, columns: PaymentBatchColumns) => setRows(draftPaymentBatch(layout, columns)),
    [],
  );
  return { rows: checked, entered: rows, restore: setRows, book, fill, change, include, answer, undo };
}

/** The readings of the rows that will be paid. */
export function payableOf(rows: readonly PaymentBatchCheckedRow[]): PayableRow[] {
  return rows.flatMap(({ excluded, reading }) => (!excluded && reading.ok ? [reading] : []));
}

/** Numbers of the rows of which the same is asked, and to which the same answer can be given; this row among them. */
export function rowsLike(
  rows: readonly PaymentBatchCheckedRow[],
  question: PaymentBatchQuestion,
  choice: PaymentBatchChoice,
): readonly number[] {
  const asked = rows.find(({ number }) => number === question.row)?.text.beneficiary;
  const isLike = ({ text, excluded, reading }: PaymentBatchCheckedRow) =>
    !excluded &&
    !reading.ok &&
    (question.kind !== 'payeeNear' || text.beneficiary === asked) &&
    reading.questions.some(({ kind, choices }) => kind === question.kind && choices.some((one) => isSame(one, choice)));
  return rows.filter((row) => row.number === question.row || isLike(row)).map(({ number }) => number);
}

function isSame(one: PaymentBatchChoice, other: PaymentBatchChoice): boolean {
  if (one.kind === 'mark') return other.kind === 'mark' && one.mark === other.mark;
  if (one.kind === 'payee') return other.kind === 'payee' && one.payee.id === other.payee.id;
  return other.kind === 'asShown';
}
