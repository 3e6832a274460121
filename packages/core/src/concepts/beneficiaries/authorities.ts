import type { Destination } from './BeneficiaryField';
import { localScheme } from './localScheme';

type Rail = Pick<Destination, 'bankCountry' | 'currency' | 'paymentMethod'>;

/** Returns true if the authorities of a destination ask what a payment is for. @source ours */
export function asksPurpose(rail: Rail): boolean {
  const scheme = schemeOf(rail);
  return scheme === 'in' || scheme === 'cn' || (scheme !== undefined && rail.bankCountry === 'AE');
}

/** Returns true if the authorities of a destination ask for the invoice behind a payment. @source ours */
export function asksInvoice(rail: Rail): boolean {
  return schemeOf(rail) === 'cn';
}

function schemeOf({ bankCountry, currency, paymentMethod }: Rail) {
  return paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
}
