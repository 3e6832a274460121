import {
  decodePaymentFile,
  encodingOfPaymentFile,
  layOutPaymentSheet,
  PAYMENT_BATCH_MAX_ROWS,
  type PaymentFileEncoding,
  type PaymentSheetLine,
  readPaymentSheet,
} from '@corridor/core';
import { isTooLarge, isWorkbook, readWorkbook, type Worksheet } from './workbook';

/** File of payments as it was read, or pasted cells, with what is needed to read it otherwise. */
export interface BatchFile {
  readonly name: string;
  /** The file, or the cells that were pasted as one: reading it again gives the same. */
  readonly source: File;
  readonly isPasted: boolean;
  readonly lines: readonly PaymentSheetLine[];
  /** Bytes of a file of text, and how they were read; absent for pasted cells and workbooks. */
  readonly encoded?: EncodedText;
  /** Sheets of a workbook, and the place of the one that is read. */
  readonly workbook?: { readonly sheets: readonly Worksheet[]; readonly at: number };
}

interface EncodedText {
  readonly bytes: Uint8Array;
  readonly encoding: PaymentFileEncoding;
  /** False where the encoding was guessed. */
  readonly isSure: boolean;
}

/** Reason why a file cannot be used. */
export type FileProblem = 'unreadable' | 'tooLarge' | 'empty' | 'tooMany';

/** File that was read, or the reason why it cannot be used. */
export type FileReading = { readonly file: BatchFile } | { readonly problem: FileProblem; readonly count: number };

/** Reads a file by its content, never by its name: a workbook, or text in an encoding that its bytes tell. @throws GatewayError of kind `network` when the reader of workbooks does not come */
export async function readBatchFile(name: string, content: Blob): Promise<FileReading> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const unread = { name, source: new File([content], name), isPasted: false, lines: [] };
  if (isWorkbook(bytes)) return isTooLarge(bytes) ? { problem: 'tooLarge', count: 0 } : readBook(unread, bytes);
  const guess = encodingOfPaymentFile(bytes);
  return usable(withEncoding({ ...unread, encoded: { bytes, ...guess } }, guess.encoding, guess.isSure));
}

async function readBook(unread: BatchFile, bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const sheets = await readWorkbook(bytes);
  return usable(withWorksheet({ ...unread, workbook: { sheets, at: 0 } }, 0));
}

/** Reads pasted cells. */
export function readPastedCells(name: string, text: string): FileReading {
  return usable({ name, source: new File([text], name), isPasted: true, lines: readPaymentSheet(text) });
}

/** The same file, read in an encoding that its user chose. */
export function withEncoding(file: BatchFile, encoding: PaymentFileEncoding, isSure = true): BatchFile {
  if (!file.encoded) return file;
  const lines = readPaymentSheet(decodePaymentFile(file.encoded.bytes, encoding));
  return { ...file, lines, encoded: { ...file.encoded, encoding, isSure } };
}

/** The same workbook, with another of its sheets. */
export function withWorksheet(file: BatchFile, at: number): BatchFile {
  if (!file.workbook) return file;
  return { ...file, lines: file.workbook.sheets[at]?.lines ?? [], workbook: { ...file.workbook, at } };
}

function usable(file: BatchFile): FileReading {
  const { rows } = layOutPaymentSheet(file.lines);
  const count = rows.length;
  if (file.lines.some(({ cells }) => cells.some((cell) => cell.includes('\0'))))
    return { problem: 'unreadable', count };
  if (count === 0) return { problem: 'empty', count };
  return count > PAYMENT_BATCH_MAX_ROWS ? { problem: 'tooMany', count } : { file };
}
