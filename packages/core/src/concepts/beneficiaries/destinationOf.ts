import type { Destination } from './BeneficiaryField';
import type { BeneficiaryDraft } from './contract';

/** The destination of a draft: what decides its fields. */
export function destinationOf({ bank, payee, ...draft }: BeneficiaryDraft): Destination {
  const { bankCountry, currency, paymentMethod, payeeType } = draft;
  const { accountNumberType, pixKeyType } = bank;
  const payeeCountry = payee.address?.country;
  return { bankCountry, currency, paymentMethod, payeeType, payeeCountry, accountNumberType, pixKeyType };
}
