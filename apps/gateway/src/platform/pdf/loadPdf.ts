import type PDFDocument from 'pdfkit';

/** The PDF library, loaded with the first document; elsewhere than in Node it has to be told its fonts. */
export async function loadPdf(): Promise<typeof PDFDocument> {
  const library = asLibrary(await import('pdfkit'));
  if (library.registerStdFonts) {
    const fonts = await Promise.all([
      import('pdfkit/standard-fonts/Helvetica'),
      import('pdfkit/standard-fonts/HelveticaBold'),
    ]);
    library.registerStdFonts(...fonts.map((font) => font.default));
  }
  return library.default;
}

interface Library {
  readonly default: typeof PDFDocument;
  readonly registerStdFonts?: (...fonts: object[]) => void;
}

// The library's own module for browsers exports this function beside what its types know.
function asLibrary(module: object): Library {
  return module as Library;
}
