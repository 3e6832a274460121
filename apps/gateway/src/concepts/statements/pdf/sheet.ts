import type PDFKit from 'pdfkit';
import type { Language } from '../../../platform/call';
import { wireMoney } from '../../../platform/money';
import type { createPen } from '../../../platform/pdf/createPen';
import { printedAmount } from '../../../platform/pdf/printedAmount';
import type { NamedStatement } from '../table';
import { WORDS } from '../words';

type Document = InstanceType<typeof PDFKit>;
type Pen = ReturnType<typeof createPen>;

/** What a sheet says above its rows. */
interface Heading {
  readonly named: NamedStatement;
  readonly partnerName: string;
  readonly language: Language;
  readonly header: readonly string[];
}

const LEFT = 40;
const WIDTH = 515;
const FIRST = 40;
const BOTTOM = 790;
const LINE = 15;
// Shares of the width, by number of columns asked for: the nine of a whole statement, else equal ones.
const WHOLE = [0.05, 0.15, 0.09, 0.15, 0.15, 0.17, 0, 0.12, 0.12];
const FIGURES = 2;

/** How wide columns are, as shares, and how many of the last are figures. */
interface Columns {
  readonly widths: readonly number[];
  readonly figures: number;
}

const HELD: Columns = { widths: [0.25, 0.25, 0.25, 0.25], figures: 1 };

/** Draws a statement on pages, each with its number and the columns' labels. */
export function createSheet(document: Document, pen: Pen, heading: Heading) {
  const { header, language } = heading;
  const widths = header.length === WHOLE.length ? WHOLE : header.map(() => 1 / header.length);
  const lines = { widths, figures: FIGURES };
  let page = 1;
  let top = FIRST;
  const write = (cells: readonly string[], bold: boolean, { widths, figures }: Columns = lines) => {
    let left = LEFT;
    for (const [index, cell] of cells.entries()) {
      const width = (widths[index] ?? 0) * WIDTH;
      const align = index >= cells.length - figures ? 'right' : 'left';
      if (width > 0 && cell !== '') pen(cell, { left, top, width: width - 4, size: 7, bold, align });
      left += width;
    }
    top += LINE;
  };
  const beginPage = () => {
    pen(`${WORDS.page[language]} ${page}`, { left: LEFT, top: 24, width: WIDTH, size: 7, align: 'right' });
    top = page === 1 ? title(pen, heading) : FIRST;
    write(header, true);
    document
      .moveTo(LEFT, top - 4)
      .lineTo(LEFT + WIDTH, top - 4)
      .lineWidth(0.5)
      .stroke();
  };
  const startPageIfFull = () => {
    if (top + LINE <= BOTTOM) return;
    document.addPage();
    page += 1;
    beginPage();
  };
  beginPage();
  return {
    row: (cells: readonly string[]) => {
      startPageIfFull();
      write(cells, cells[0] === '');
    },
    /** What was set aside, under a title of its own: it is no part of the lines' sum. */
    held: ([columns, ...rows]: readonly (readonly string[])[]) => {
      if (!columns) return;
      top += LINE;
      startPageIfFull();
      pen(WORDS.held[language], { left: LEFT, top, width: WIDTH, size: 9, bold: true });
      top += LINE;
      for (const [index, cells] of [columns, ...rows].entries()) {
        startPageIfFull();
        write(cells, index === 0, HELD);
      }
    },
  };
}

/** Writes what stands above the rows and gives where it ends. */
function title(pen: Pen, { named, partnerName, language }: Heading): number {
  const { statement, ownerName } = named;
  const amountText = printedAmount(language);
  const amount = (minor: bigint) => `${amountText(wireMoney(minor, statement.currency))} ${statement.currency}`;
  const facts = [
    [WORDS.account, `${ownerName} · ${statement.accountId}`],
    [WORDS.period, `${statement.period} (${statement.zone})`],
    [WORDS.beginning, amount(statement.opening)],
    [WORDS.credits, amount(statement.credits)],
    [WORDS.debits, amount(statement.debits)],
    [WORDS.ending, amount(statement.closing)],
  ] as const;
  pen(partnerName, { left: LEFT, top: FIRST, width: WIDTH, size: 9 });
  pen(WORDS.statement[language], { left: LEFT, top: FIRST + 16, width: WIDTH, size: 16, bold: true });
  let top = FIRST + 44;
  for (const [label, text] of facts) {
    pen(label[language], { left: LEFT, top, width: 120, size: 9, bold: true });
    pen(text, { left: LEFT + 130, top, width: WIDTH - 130, size: 9 });
    top += LINE;
  }
  return top + 12;
}
