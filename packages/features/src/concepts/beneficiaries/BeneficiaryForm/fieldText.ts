import {
  type BeneficiaryField,
  type CountryCode,
  checkFieldText,
  type FieldRule,
  formatBsb,
  formatIban,
  formatSortCode,
  type IdentifierCheck,
} from '@corridor/core';

/** Reasons that can only be given of a text that is complete: waiting would not change them. */
const COMPLETE = /\.(checksum|otherCountry|country|structure|range|dynamic|otherType)$/;

/** What the field's rule says of a text; undefined where the field has no rule or the text is empty. */
export function checkText(
  { rule, path }: BeneficiaryField,
  text: string,
  bankCountry: CountryCode | undefined,
): IdentifierCheck | undefined {
  if (!rule || text.trim() === '') return undefined;
  return checkFieldText(rule, text, path.startsWith('bank.') ? bankCountry : undefined);
}

/** Returns true if a text is wrong in a way that more typing does not mend, so that it is said at once. */
export function isWrongAlready(check: IdentifierCheck | undefined): boolean {
  return check !== undefined && !check.ok && COMPLETE.test(check.reason);
}

/** A well-formed text as people read it: IBANs in groups of four, sort codes and BSBs with their hyphens. */
export function readableText({ rule }: BeneficiaryField, value: string): string {
  if (rule?.kind === 'iban') return formatIban(value);
  if (rule?.kind === 'bsb') return formatBsb(value);
  return rule?.kind === 'routingCode' && rule.type === 'sort_code' ? formatSortCode(value) : value;
}

/** Rules of what people read and write. */
const WORDS: readonly FieldRule['kind'][] = ['text', 'name', 'chineseName', 'latin'];

/** Returns true if the text is an identifier of machines, which reads from left to right and takes no spelling help. */
export function isIdentifier({ path, rule, type }: BeneficiaryField): boolean {
  if (path === 'bank.accountNumber' || path === 'bank.pixKey') return true;
  return type === 'email' || (rule !== undefined && !WORDS.includes(rule.kind));
}
