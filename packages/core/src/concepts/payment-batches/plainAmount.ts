/** Decimal text of an amount as spreadsheets write it, or why there is none. */
export type PlainAmount = { readonly text: string } | { readonly reason: 'amountAmbiguous' };

/**
 * Reads group and decimal marks of any country: of a point and a comma the last is the decimal mark. A lone comma before
 * three digits may be either, and is refused. What is no amount is given back for the amount rule to refuse.
 */
export function plainAmount(typed: string): PlainAmount {
  const text = typed.normalize('NFKC').replace(/[\s'’]/g, '');
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma < 0) return { text: text.indexOf('.') === point ? text : ungrouped(text, '.') };
  if (point > comma) return { text: ungrouped(text, ',') };
  if (point >= 0) return { text: ungrouped(text, '.').replace(',', '.') };
  if (text.indexOf(',') !== comma) return { text: ungrouped(text, ',') };
  return text.length - comma === 4 ? { reason: 'amountAmbiguous' } : { text: text.replace(',', '.') };
}

/** The text without its group marks, where each but the last part stands before three digits; else the text. */
function ungrouped(text: string, mark: ',' | '.'): string {
  const [first = '', ...groups] = text.split(mark);
  const isGroup = (group: string, index: number) =>
    index === groups.length - 1 ? group.split(/[.,]/)[0]?.length === 3 : group.length === 3;
  return first.length > 0 && first.length < 4 && groups.every(isGroup) ? [first, ...groups].join('') : text;
}
