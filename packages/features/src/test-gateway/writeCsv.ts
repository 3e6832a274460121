import { isNamed, type Sample } from './Sample';

interface WrittenColumn {
  readonly field: string;
  readonly header: string;
  readonly words: Readonly<Record<string, unknown>>;
}

function columnsOf(asked: unknown, rows: readonly Sample[]): WrittenColumn[] {
  const columns = Array.isArray(asked) ? asked : Object.keys(rows[0] ?? {}).map((field) => ({ field, header: field }));
  return columns.filter(isNamed).map(({ field, header, words }) => {
    return { field: String(field), header: String(header), words: isNamed(words) ? words : {} };
  });
}

function cellOf(row: Sample, { field, words }: WrittenColumn): string {
  const [name = '', part] = field.split('.');
  const value = row[name];
  const figure = isNamed(value) && 'amount' in value ? value[part ?? 'amount'] : value;
  const text = typeof figure === 'object' && figure !== null ? JSON.stringify(figure) : String(figure ?? '');
  return String(words[text] ?? text);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The file of an export: the columns that are asked for, or every field, one line for each row. */
export function writeCsv(rows: readonly Sample[], asked: unknown): string {
  const columns = columnsOf(asked, rows);
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => cellOf(row, column))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`;
}
