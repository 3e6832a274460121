import {
  draftPaymentBatch,
  layOutPaymentSheet,
  type PaymentBatchColumns,
  type PaymentBatchDraftRow,
  type PaymentFileEncoding,
  type PaymentSheetLayout,
} from '@corridor/core';
import type { FormDraft } from '../../../runtime/FormDrafts';
import { type BatchFile, readBatchFile, readPastedCells, withEncoding, withWorksheet } from './batchFile';
import type { Control } from './ControlFigures';

/** What is entered of a batch before it is confirmed. */
export interface BatchEntry {
  readonly step: 'file' | 'columns' | 'check' | 'review';
  readonly file: BatchFile | null;
  readonly layout: PaymentSheetLayout | null;
  readonly columns: PaymentBatchColumns;
  readonly rows: readonly PaymentBatchDraftRow[];
  readonly control: Control;
}

/** What a draft keeps of an entry beside its file: how the file is read, and what was changed in its rows. */
interface KeptEntry {
  readonly step: BatchEntry['step'];
  readonly isPasted: boolean;
  readonly encoding: PaymentFileEncoding | undefined;
  readonly sheet: number | undefined;
  readonly headingLine: number | null;
  readonly columns: PaymentBatchColumns;
  readonly rows: readonly Change[];
  readonly control: Control;
}

type Change = Pick<PaymentBatchDraftRow, 'number' | 'text' | 'answers' | 'excluded' | 'isNumber'>;

/** What of an entry a draft keeps; undefined before there is a file. */
export function keptBatch({ step, file, layout, columns, rows, control }: BatchEntry): FormDraft | undefined {
  if (!file || !layout) return undefined;
  const kept: KeptEntry = {
    step,
    isPasted: file.isPasted,
    encoding: file.encoded?.encoding,
    sheet: file.workbook?.at,
    headingLine: layout.headingLine,
    columns,
    // Under other columns the rows are read anew.
    rows: step === 'columns' ? [] : changesIn(rows, draftPaymentBatch(layout, columns)),
    control,
  };
  return { ...kept };
}

/** An entry as it was kept; what was reviewed is checked again, since balances and beneficiaries may be others. */
export async function restoredBatch(source: File, draft: FormDraft): Promise<BatchEntry | undefined> {
  const kept = asKept(draft);
  const reading = kept.isPasted
    ? readPastedCells(source.name, await source.text())
    : await readBatchFile(source.name, source);
  if (!('file' in reading)) return undefined;
  const file = readAs(reading.file, kept);
  const layout = layOutPaymentSheet(file.lines, kept.headingLine);
  const isFilled = kept.step === 'check' || kept.step === 'review';
  const rows = isFilled ? withChanges(draftPaymentBatch(layout, kept.columns), kept.rows) : [];
  return { step: isFilled ? 'check' : 'columns', file, layout, columns: kept.columns, rows, control: kept.control };
}

function readAs(file: BatchFile, { encoding, sheet }: KeptEntry): BatchFile {
  const isOther = encoding !== undefined && encoding !== file.encoded?.encoding;
  const decoded = isOther ? withEncoding(file, encoding) : file;
  return sheet === undefined ? decoded : withWorksheet(decoded, sheet);
}

function changesIn(rows: readonly PaymentBatchDraftRow[], first: readonly PaymentBatchDraftRow[]): readonly Change[] {
  const before = new Map(first.map((row) => [row.number, JSON.stringify(changeOf(row))]));
  return rows.map(changeOf).filter((row) => JSON.stringify(row) !== before.get(row.number));
}

function changeOf({ number, text, answers, excluded, isNumber }: PaymentBatchDraftRow): Change {
  return { number, text, answers, excluded, isNumber };
}

function withChanges(rows: readonly PaymentBatchDraftRow[], changes: readonly Change[]): PaymentBatchDraftRow[] {
  const made = new Map(changes.map((change) => [change.number, change]));
  return rows.map((row) => ({ ...row, ...made.get(row.number) }));
}

/** Guarantee: under the name of a batch only `keptBatch` is kept. */
function asKept(draft: FormDraft): KeptEntry {
  return draft as unknown as KeptEntry;
}
