import type PDFKit from 'pdfkit';
import type { Language } from '../../call';
import { wireMoney } from '../../money';
import type { NamedStatement } from '../table';
import { WORDS } from '../words';
import { winAnsi } from './winAnsi';

type Document = InstanceType<typeof PDFKit>;

/** What a sheet says above its rows. */
interface Heading {
  readonly named: NamedStatement;
  readonly partnerName: string;
  readonly language: Language;
  readonly header: readonly string[];
}

const LEFT = 40;
const WIDTH = 515;
const BOTTOM = 790;
const LINE = 15;
// Shares of the width, by number of columns asked for: the nine of a whole statement, else equal ones.
const WHOLE = [0.05, 0.15, 0.09, 0.15, 0.15, 0.17, 0, 0.12, 0.12];
const FIGURES = 2;

/** Draws a statement on pages, each with its number and the columns' labels. */
export function createSheet(document: Document, heading: Heading) {
  const { header, language } = heading;
  const shares = header.length === WHOLE.length ? WHOLE : header.map(() => 1 / header.length);
  let page = 1;
  const write = (cells: readonly string[], bold: boolean) => {
    const top = document.y;
    let left = LEFT;
    document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(7);
    for (const [index, cell] of cells.entries()) {
      const width = (shares[index] ?? 0) * WIDTH;
      const align = index >= cells.length - FIGURES ? 'right' : 'left';
      if (width > 0)
        document.text(fitted(document, cell, width - 4), left, top, { width: width - 4, align, lineBreak: false });
      left += width;
    }
    document.y = top + LINE;
  };
  const beginPage = () => {
    document
      .font('Helvetica')
      .fontSize(7)
      .text(`${WORDS.page[language]} ${page}`, LEFT, 24, { width: WIDTH, align: 'right', lineBreak: false });
    document.y = 40;
    if (page === 1) title(document, heading);
    write(header, true);
    document
      .moveTo(LEFT, document.y - 4)
      .lineTo(LEFT + WIDTH, document.y - 4)
      .lineWidth(0.5)
      .stroke();
  };
  beginPage();
  return {
    row: (cells: readonly string[]) => {
      if (document.y + LINE > BOTTOM) {
        document.addPage();
        page += 1;
        beginPage();
      }
      write(cells, cells[0] === '');
    },
  };
}

function title(document: Document, { named, partnerName, language }: Heading): void {
  const { statement, ownerName } = named;
  const amount = (minor: bigint) => `${wireMoney(minor, statement.currency).amount} ${statement.currency}`;
  const facts = [
    [WORDS.account, `${ownerName} · ${statement.accountId}`],
    [WORDS.period, `${statement.period} (${statement.zone})`],
    [WORDS.beginning, amount(statement.opening)],
    [WORDS.credits, amount(statement.credits)],
    [WORDS.debits, amount(statement.debits)],
    [WORDS.ending, amount(statement.closing)],
  ] as const;
  document.font('Helvetica').fontSize(9).text(winAnsi(partnerName), LEFT, document.y);
  document
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(winAnsi(WORDS.statement[language]), LEFT, document.y + 4);
  document.y += 8;
  for (const [label, text] of facts) {
    const top = document.y;
    document
      .font('Helvetica-Bold')
      .fontSize(9)
      .text(winAnsi(label[language]), LEFT, top, { width: 120, lineBreak: false });
    document.font('Helvetica').text(fitted(document, text, WIDTH - 130), LEFT + 130, top, { lineBreak: false });
    document.y = top + LINE;
  }
  document.y += 12;
}

/** A text that fits one line of a width, cut where it must be. */
function fitted(document: Document, text: string, width: number): string {
  const whole = winAnsi(text);
  if (document.widthOfString(whole) <= width) return whole;
  const letters = [...whole];
  while (letters.length > 0 && document.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
