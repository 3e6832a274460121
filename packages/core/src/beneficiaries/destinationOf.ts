import type { Destination } from './BeneficiaryField';
import type { BeneficiaryDraft } from './contract';

/** The destination of a draft: what decides its fields. */
export function destinationOf({ bank, ...draft }: BeneficiaryDraft): Destination {
  const { bankCountry, currency, paymentMethod, payeeType } = draft;
  const { accountNumberType, pixKeyType } = bank;
  return { bankCountry, currency, paymentMethod, payeeType, accountNumberType, pixKeyType };
}
