import { mod97 } from './mod97';

/** The IBAN of an account: its country's letters, the check digits that make the whole leave 1, then the rest as it is. @source ISO 13616 */
export function composeIban(prefix: string, rest: string): string {
  const check = 98 - mod97(`${rest}${prefix}00`);
  return `${prefix}${String(check).padStart(2, '0')}${rest}`;
}
