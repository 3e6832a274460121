import { type TableColumn, valueText } from './column';

/** Parts the texts of two columns, so that no search can match across them. */
const GAP = '\n';

/** Finds rows by a text in any of their values. */
export interface RowSearch {
  /** Marks the rows that contain the text, by position; all when the text is empty. */
  readonly find: (text: string) => Uint8Array | null;
  /** Prepares so many more rows; false when all are. */
  readonly prepare: (count: number) => boolean;
}

// Most values are too short to be read; only the dotted capital I grows when it is made small.
const holdsText = (value: string, text: string): boolean =>
  (value.length >= text.length || value.includes('\u0130')) && value.toLowerCase().includes(text);

/** A search over rows that gets ready bit by bit, and looks only at what was found before when more is typed. */
export function rowSearch<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): RowSearch {
  const readers = columns.flatMap(({ value }) => value ?? []);
  const texts: string[] = [];
  let last: { readonly text: string; readonly found: Uint8Array } | undefined;

  const read = (row: Row) => {
    let text = '';
    for (const value of readers) text += GAP + valueText(value(row));
    return text.toLowerCase();
  };
  // A row that is not prepared is looked at value by value, which is faster than preparing it, but not than having prepared it.
  const holds = (row: Row, text: string) => readers.some((value) => holdsText(valueText(value(row)), text));
  const prepare = (count: number) => {
    for (const row of rows.slice(texts.length, texts.length + count)) texts.push(read(row));
    return texts.length < rows.length;
  };
  const find = (typed: string) => {
    const text = typed.trim().toLowerCase();
    if (text === '') return null;
    const before = last && text.includes(last.text) ? last.found : undefined;
    const found = new Uint8Array(rows.length);
    rows.forEach((row, at) => {
      if (before?.[at] !== 0 && (texts[at]?.includes(text) ?? holds(row, text))) found[at] = 1;
    });
    last = { text, found };
    return found;
  };
  return { find, prepare };
}
