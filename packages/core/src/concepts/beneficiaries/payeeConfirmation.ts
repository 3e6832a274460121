import type { Destination } from './BeneficiaryField';

/** What the bank of an account says of the name it is held under: the same, nearly, another; or that it could not be asked. @source money.md's destinations */
export const PAYEE_CONFIRMATIONS = ['match', 'closeMatch', 'noMatch', 'unavailable'] as const;

/** One of `PAYEE_CONFIRMATIONS`. */
export type PayeeConfirmation = (typeof PAYEE_CONFIRMATIONS)[number];

/** Returns true if banks of a destination confirm whom an account belongs to: those of local pounds in the United Kingdom do. @source money.md's destinations */
export function hasPayeeConfirmation({
  bankCountry,
  currency,
  paymentMethod,
}: Pick<Destination, 'bankCountry' | 'currency' | 'paymentMethod'>): boolean {
  return bankCountry === 'GB' && currency === 'GBP' && paymentMethod === 'local';
}
