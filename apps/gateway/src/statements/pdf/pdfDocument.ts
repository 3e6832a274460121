import type { Language } from '../../call';
import type { Export, ExportDocument } from '../../resource/Export';
import type { NamedStatement } from '../table';
import { loadPdf } from './loadPdf';
import { createSheet } from './sheet';

/** A statement's file as a PDF of A4 pages; the same statement gives the same bytes. */
export function pdfDocument(named: NamedStatement, partnerName: string, language: Language): ExportDocument {
  return {
    contentType: 'application/pdf',
    write: (header, batches) => {
      const pages = writePages({ named, partnerName, language, header, batches });
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

interface Content extends Pick<Export, 'header' | 'batches'> {
  readonly named: NamedStatement;
  readonly partnerName: string;
  readonly language: Language;
}

async function* writePages({
  named,
  partnerName,
  language,
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
  const sheet = createSheet(document, { named, partnerName, language, header });
  for await (const rows of batches) {
    for (const row of rows) sheet.row(row);
    yield* ready.splice(0);
  }
  document.end();
  await ended;
  yield* ready.splice(0);
}
