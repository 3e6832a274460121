import { PAYMENT_BATCH_MAX_ROWS } from '@corridor/core';
import { fetchCode } from '../../../runtime/fetchCode';
import type { SheetReading } from './Sheet';

/** Reads the cells of a text, whatever separates them. @throws GatewayError of kind `network` when the reader's code does not come */
export async function readSheet(name: string, text: string): Promise<SheetReading> {
  const { default: papa } = await fetchCode(() => import('papaparse'));
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headings = [], ...rows] = data;
  const count = rows.length;
  if (text.includes('\u0000')) return { problem: 'unreadable', count };
  if (count === 0) return { problem: 'empty', count };
  if (count > PAYMENT_BATCH_MAX_ROWS) return { problem: 'tooMany', count };
  return { sheet: { name, headings: headings.map((heading) => heading.trim()), rows } };
}

/** The text of a file: UTF-8, or what older spreadsheets write in the West. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
