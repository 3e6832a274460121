import type { Language } from '../../../platform/call';
import { createPen } from '../../../platform/pdf/createPen';
import { loadPdf } from '../../../platform/pdf/loadPdf';
import type { LoadDocumentFonts } from '../../../platform/ports/DocumentFont';
import type { Export, ExportDocument } from '../../../platform/resource/Export';
import type { NamedStatement } from '../table';
import { createSheet } from './sheet';

/** For whom a statement is printed, and in which fonts; in the built-in ones where none are given. */
interface Printing {
  readonly partnerName: string;
  readonly language: Language;
  readonly loadFonts: LoadDocumentFonts | null;
  /** What was set aside at the end of the period, as rows under their labels; none where nothing was. */
  readonly held: readonly (readonly string[])[];
}

/** A statement's file as a PDF of A4 pages; the same statement gives the same bytes. */
export function pdfDocument(
  named: NamedStatement,
  { partnerName, language, loadFonts, held }: Printing,
): ExportDocument {
  return {
    contentType: 'application/pdf',
    write: (columns, batches) => {
      const header = columns.map((column) => column.header);
      const pages = writePages({ named, partnerName, language, loadFonts, held, header, batches });
      return new ReadableStream({
        pull: async (controller) => {
          const next = await pages.next();
          if (next.done) controller.close();
          else controller.enqueue(next.value);
        },
        cancel: async () => {
          await pages.return(undefined);
        },
      });
    },
  };
}

interface Content extends Pick<Export, 'batches'>, Printing {
  readonly header: readonly string[];
  readonly named: NamedStatement;
}

async function* writePages({
  named,
  partnerName,
  language,
  loadFonts,
  held,
  header,
  batches,
}: Content): AsyncGenerator<Uint8Array, undefined> {
  const PDFDocument = await loadPdf();
  const { statement } = named;
  const info = { Title: `${statement.currency} ${statement.period}`, Creator: 'Corridor', CreationDate: statement.to };
  const document = new PDFDocument({ size: 'A4', margin: 40, info });
  const ready: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => ready.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  const pen = createPen(document, (await loadFonts?.()) ?? []);
  const sheet = createSheet(document, pen, { named, partnerName, language, header });
  for await (const rows of batches) {
    for (const row of rows) sheet.row(row);
    yield* ready.splice(0);
  }
  sheet.held(held);
  document.end();
  await ended;
  yield* ready.splice(0);
}
