import type { PrintedFile } from '@corridor/core';
import type { Call, Language } from '../call';
import { contentOf } from '../files';
import { createPen } from './createPen';
import { loadPdf } from './loadPdf';

/** What is printed on a page of its own. */
export interface PrintedPage {
  /** Of the file, with its extension. */
  readonly name: string;
  title(language: Language): string;
  draw(pen: ReturnType<typeof createPen>, language: Language): void;
}

/** Distance of what is printed from the edges, in points. */
export const PAGE_MARGIN = 56;

/** Prints one A4 page in the caller's language. */
export async function printPage(
  { services, language: asked, now }: Pick<Call, 'services' | 'language' | 'now'>,
  { name, title, draw }: PrintedPage,
): Promise<PrintedFile> {
  const { documentFonts: loadFonts } = services;
  // The built-in fonts of PDF have no Chinese letters.
  const language = asked === 'zh' && !loadFonts ? 'en' : asked;
  const PDFDocument = await loadPdf();
  const info = { Title: title(language), Creator: 'Corridor', CreationDate: now };
  const document = new PDFDocument({ size: 'A4', margin: PAGE_MARGIN, info });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  draw(createPen(document, (await loadFonts?.()) ?? []), language);
  document.end();
  await ended;
  return { name, contentType: 'application/pdf', content: contentOf(joined(chunks)) };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
