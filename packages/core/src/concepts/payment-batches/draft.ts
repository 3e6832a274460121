import { withFormulas } from '../../reference/text';
import type { PaymentBatchRow, PaymentBatchText } from './cells';
import { PAYMENT_BATCH_FIELDS, type PaymentBatchColumns, type PaymentBatchField } from './columns';
import { paymentBatchIdentityKey, readPaymentBatchIdentity } from './identity';
import type { PaymentSheetLayout, PaymentSheetRow } from './layout';
import type { PaymentBatchIndex } from './matching';
import { NO_PAYMENT_BATCH_ANSWERS } from './questions';
import { type PaymentBatchReading, readPaymentBatchRow } from './rows';

/** Row of a batch while it is checked. */
export interface PaymentBatchDraftRow extends PaymentBatchRow {
  /** Number of its line in the file. */
  readonly line: number;
  /** The row is not to be paid. */
  readonly excluded: boolean;
}

/** Row of a batch with what it means; one that was paid before, or waits in another batch, is excluded whatever was chosen. */
export interface PaymentBatchCheckedRow extends PaymentBatchDraftRow {
  readonly reading: PaymentBatchReading;
}

/** Rows of a file by what its columns are; a line of totals is excluded at first. */
export function draftPaymentBatch({ rows }: PaymentSheetLayout, columns: PaymentBatchColumns): PaymentBatchDraftRow[] {
  const amountAt = columns.indexOf('amount');
  return rows.map((row) => {
    const paymentId = cellOf(row, columns, 'paymentId');
    return {
      number: row.row,
      line: row.number,
      text: textOf(row, columns, readPaymentBatchIdentity(paymentId) !== null),
      doubts: row.doubts,
      answers: NO_PAYMENT_BATCH_ANSWERS,
      isNumber: row.numbers?.includes(amountAt) ?? false,
      paymentId,
      isRepeated: false,
      excluded: row.doubts.includes('totalLine'),
    };
  });
}

/** Texts of a row; what guards them from spreadsheets is taken off where they stand in a file of results. */
function textOf(row: PaymentSheetRow, columns: PaymentBatchColumns, isResult: boolean): PaymentBatchText {
  const texts = PAYMENT_BATCH_FIELDS.map((field) => {
    const cell = cellOf(row, columns, field);
    return [field, (isResult ? withFormulas(cell) : cell).trim()] as const;
  });
  return asText(Object.fromEntries(texts));
}

const cellOf = ({ cells }: PaymentSheetRow, columns: PaymentBatchColumns, field: PaymentBatchColumns[number]): string =>
  cells[columns.indexOf(field)] ?? '';

/** Guarantee: the entries were made of all fields. */
function asText(entries: Record<string, string>): Readonly<Record<PaymentBatchField, string>> {
  return entries as PaymentBatchText;
}

/** Reader of a batch's rows; a row that is the same object as before is not read again. */
export function paymentBatchChecker(): (
  rows: readonly PaymentBatchDraftRow[],
  index: PaymentBatchIndex,
) => readonly PaymentBatchCheckedRow[] {
  const known = new WeakMap<PaymentBatchDraftRow, { index: PaymentBatchIndex; checked: PaymentBatchCheckedRow }>();
  return (rows, index) => {
    const twice = repeatedIdentities(rows);
    return rows.map((row) => {
      const isRepeated = twice.has(keyOf(row));
      const was = known.get(row);
      if (was?.index === index && was.checked.isRepeated === isRepeated) return was.checked;
      const checked = checkedRow({ ...row, isRepeated }, index);
      known.set(row, { index, checked });
      return checked;
    });
  };
}

function checkedRow(row: PaymentBatchDraftRow, index: PaymentBatchIndex): PaymentBatchCheckedRow {
  const reading = readPaymentBatchRow(row, index);
  return { ...row, excluded: row.excluded || isSettled(reading), reading };
}

/** Returns true for a row that was paid before, or waits in another batch: no choice makes it one of this batch. */
export function isSettled(reading: PaymentBatchReading): boolean {
  return !reading.ok && reading.questions.some(({ kind }) => kind === 'alreadyPlaced' || kind === 'stillWaiting');
}

/** Returns true for a row that would be paid but cannot be, or about which something is asked. */
export function needsAttention({ excluded, reading }: PaymentBatchCheckedRow): boolean {
  return !excluded && !reading.ok;
}

/** Identities that several rows have which are to be paid. */
function repeatedIdentities(rows: readonly PaymentBatchDraftRow[]): ReadonlySet<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const row of rows) {
    const key = keyOf(row);
    if (key === '' || row.excluded) continue;
    if (seen.has(key)) twice.add(key);
    seen.add(key);
  }
  return twice;
}

function keyOf({ paymentId }: PaymentBatchDraftRow): string {
  const source = readPaymentBatchIdentity(paymentId);
  return source ? paymentBatchIdentityKey(source) : '';
}
