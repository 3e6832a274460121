import { humanTextOf, isHumanText } from '../../reference/text';
import type { Beneficiary } from '../beneficiaries';
import { isLatinRail, type LocalScheme, localScheme } from '../beneficiaries';
import { REFERENCE_MAX_LENGTH } from '../deposits';

/** What can be wrong with the reference of a payment. */
export type PaymentReferenceProblem =
  | 'referenceMissing'
  | 'referenceCharacters'
  | 'referenceHidden'
  | 'referenceTooLong';

/** Most characters of a reference that a clearing takes. @source Pay.UK, AusPayNet (BECS), Banco de México (SPEI), Nacha (addenda) */
const CLEARING_LENGTHS: Partial<Record<LocalScheme, number>> = { gb: 18, au: 18, mx: 40, us: 80 };

/** Signs that SWIFT and the clearings that follow it take, beside Latin letters, digits and spaces. @source SWIFT character set X, EPC217-08 */
export const PAYMENT_REFERENCE_SIGNS = "/-?:().,'+";

const isPlainSign = (sign: string) => /[A-Za-z0-9 ]/.test(sign) || PAYMENT_REFERENCE_SIGNS.includes(sign);

type Rail = Pick<Beneficiary, 'currency' | 'paymentMethod' | 'bankCountry'>;

/** Most characters of a reference to a destination, or to any. @source ours, but for the clearings named */
export function paymentReferenceLength(rail?: Rail): number {
  const scheme = rail && clearingOf(rail);
  return (scheme && CLEARING_LENGTHS[scheme]) ?? REFERENCE_MAX_LENGTH;
}

/** What is wrong with a reference to a destination, or to any, as it is kept; null where nothing is. */
export function paymentReferenceProblem(text: string, rail?: Rail): PaymentReferenceProblem | null {
  const reference = humanTextOf(text);
  if (reference === '') return 'referenceMissing';
  if (reference.length > paymentReferenceLength(rail)) return 'referenceTooLong';
  if (rail && isPlainReference(rail)) return [...reference].every(isPlainSign) ? null : 'referenceCharacters';
  return isHumanText(reference) ? null : 'referenceHidden';
}

/** Returns true if a destination takes no more in a reference than SWIFT does: Latin letters, digits and some signs. */
export function isPlainReference(rail: Rail): boolean {
  return isLatinRail(rail);
}

/** The clearing by which a payment goes; undefined for SWIFT. */
function clearingOf({ bankCountry, currency, paymentMethod }: Rail): LocalScheme | undefined {
  return paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
}
