// What a spreadsheet takes for the beginning of a formula; some take the full-width forms for the plain ones. A text that
// begins with the guard itself gets another, so that it can be taken off again.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

// A file of one separator is read with another where a computer's language says so, and quotation marks in the middle of such a cell are letters.
const PARTS = /[;\t\r\n](?=[ '"\u00a0]*[=+\-@＝＋－＠])/g;

const GUARDED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
const GUARDED_PARTS = /([;\t\r\n])'(?=[ '"\u00a0]*[=+\-@＝＋－＠])/g;

/** Text of a cell that no spreadsheet runs as a formula, whichever of comma, semicolon or tab it reads the file with. @source ours */
export function withoutFormulas(text: string): string {
  const guarded = text.replace(PARTS, (separator) => `${separator}'`);
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

/** Text that `withoutFormulas` made a cell of; only for files of our own, since in another's an apostrophe may be meant. @source ours */
export function withFormulas(cell: string): string {
  return cell.replace(GUARDED, '').replace(GUARDED_PARTS, '$1');
}

/** Returns true if a cell of a file has to stand in quotation marks, for every separator that it may be read with. @source ours */
export const isQuotedCell = (text: string): boolean => /[",;\t\r\n]/.test(text);
