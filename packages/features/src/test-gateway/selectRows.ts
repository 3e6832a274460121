import { isNamed, type Sample } from './Sample';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** What a field is compared by: an amount by its figure, everything else by its text. */
function textOf(value: unknown): string {
  return isNamed(value) && 'amount' in value ? String(value.amount) : String(value ?? '');
}

function isWithin(value: string, { from, to }: Readonly<Record<string, unknown>>): boolean {
  return (typeof from !== 'string' || value >= from) && (typeof to !== 'string' || value < to);
}

function contains(row: Sample, search: string): boolean {
  const wanted = search.toLowerCase();
  return Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(wanted));
}

function meets(row: Sample, field: string, wanted: unknown): boolean {
  if (field === 'search') return contains(row, String(wanted));
  // A condition on what a row does not carry is one that only a real gateway can judge.
  if (!(field in row)) return true;
  const value = row[field];
  if (Array.isArray(wanted)) return wanted.some((one) => (Array.isArray(value) ? value.includes(one) : value === one));
  return isNamed(wanted) ? isWithin(textOf(value), wanted) : value === wanted;
}

/** The rows that meet every condition, in the order that is asked for. */
export function selectRows(rows: readonly Sample[], filter: unknown, sort: unknown): Sample[] {
  const conditions = isNamed(filter) ? Object.entries(filter).filter(([, wanted]) => wanted !== undefined) : [];
  const found = rows.filter((row) => conditions.every(([field, wanted]) => meets(row, field, wanted)));
  if (!isNamed(sort)) return found;
  const { field, direction } = sort;
  const sign = direction === 'desc' ? -1 : 1;
  return found.sort((one, other) => sign * inOrder(textOf(one[String(field)]), textOf(other[String(field)])));
}
