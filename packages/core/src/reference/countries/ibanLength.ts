import { ibanTable } from './ibanTable';

/** How many characters an IBAN has that starts with these two letters; undefined where no IBAN does. */
export function ibanLength(prefix: string): number | undefined {
  if (!ibanTable.has(prefix)) return undefined;
  const [structure = ''] = ibanTable.fieldsOf(prefix);
  return (structure.match(/\d+/g) ?? []).reduce((length, count) => length + Number(count), 4);
}
