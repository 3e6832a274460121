import { ibanTable } from './ibanTable';

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

/** Returns true if letters and digits stand where the country of a normalised IBAN has them; its check digits are not looked at. */
export function isIbanStructure(iban: string): boolean {
  const prefix = iban.slice(0, 2);
  if (!ibanTable.has(prefix)) return false;
  const [structure = ''] = ibanTable.fieldsOf(prefix);
  const pattern = structure.replace(/([nac])(\d+)/g, (_, kind: string, count: string) => `${CLASSES[kind]}{${count}}`);
  return new RegExp(`^..[0-9]{2}${pattern}$`).test(iban);
}
