import type PDFKit from 'pdfkit';
import type { DocumentFont } from '../ports/DocumentFont';
import { winAnsi } from './winAnsi';

type Document = InstanceType<typeof PDFKit>;

/** Where a line of text stands and how it looks; what does not fit its width is cut, and what stands on the right, such as a figure, or is `whole`, set smaller. */
export interface Placing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  /** Is never cut. */
  readonly whole?: boolean;
}

interface Run {
  readonly font: string;
  readonly text: string;
}

// Where letters stand below the top of their line, as a share of their size: fonts disagree, and one line has several.
const BASELINE = 0.95;

/** Makes the function that writes lines on a document, each letter in a font that has it; without fonts in the built-in ones. */
export function createPen(
  document: Document,
  fonts: readonly DocumentFont[],
): (text: string, placing: Placing) => void {
  for (const { name, regular, bold } of fonts) {
    document.registerFont(nameOf(name, false), regular);
    document.registerFont(nameOf(name, true), bold);
  }
  const runsOf = (text: string, bold: boolean): Run[] => {
    if (fonts.length === 0) return [{ font: bold ? 'Helvetica-Bold' : 'Helvetica', text: winAnsi(text) }];
    const runs: { font: string; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const font = nameOf((fonts.find(({ covers }) => covers(letter)) ?? fonts.at(-1))?.name ?? '', bold);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0);
  return (text, { left, top, width, size: usual, bold = false, align = 'left', whole }) => {
    const wide = widthOf(runsOf(text, bold), usual);
    const isWhole = whole || align === 'right';
    const size = isWhole && wide > width ? (usual * width) / wide : usual;
    const cut = isWhole ? text : fitted(text, width, (part) => widthOf(runsOf(part, bold), size));
    const shown = runsOf(cut, bold);
    let at = align === 'right' ? left + width - widthOf(shown, size) : left;
    for (const run of shown) {
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      document
        .font(run.font)
        .fontSize(size)
        .text(run.text, at, top + size * BASELINE, options);
      at += widthOf([run], size);
    }
  };
}

function nameOf(font: string, bold: boolean): string {
  return bold ? `${font}-bold` : font;
}

/** A text that fits a width, cut where it must be. */
function fitted(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
