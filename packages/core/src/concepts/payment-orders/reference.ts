import {
  formatQrReference,
  isCreditorReference,
  isQrReference,
  looksLikeCreditorReference,
  looksLikeQrReference,
  normalizeIdentifier,
} from '../../reference/bank-identifiers';
import { isHumanText, typedTextOf } from '../../reference/text';
import type { Beneficiary } from '../beneficiaries';
import { isLatinRail, type LocalScheme, localScheme } from '../beneficiaries';
import { REFERENCE_MAX_LENGTH } from '../deposits';

/** What can be wrong with the reference of a payment. */
export type PaymentReferenceProblem =
  | 'referenceMissing'
  | 'referenceCharacters'
  | 'referenceHidden'
  | 'referenceTooLong'
  | 'referenceStart'
  | 'referenceQr'
  | 'referenceNotQr'
  | 'referenceCreditor';

/** Most characters of a reference that a clearing takes. @source Pay.UK, AusPayNet (BECS), Banco de México (SPEI), Nacha (addenda) */
const CLEARING_LENGTHS: Partial<Record<LocalScheme, number>> = { gb: 18, au: 18, mx: 40, us: 80 };

/** Countries whose ordinary accounts take no QR reference. @source SIX */
const WITH_QR_ACCOUNTS: readonly string[] = ['CH', 'LI'];

/** Signs that SWIFT and the clearings that follow it take, beside Latin letters, digits and spaces. @source SWIFT character set X, EPC217-08 */
export const PAYMENT_REFERENCE_SIGNS = "/-?:().,'+";

const isPlainSign = (sign: string) => /[A-Za-z0-9 ]/.test(sign) || PAYMENT_REFERENCE_SIGNS.includes(sign);

type Rail = Pick<Beneficiary, 'currency' | 'paymentMethod' | 'bankCountry'> &
  Partial<Pick<Beneficiary, 'referenceKind'>>;

/** Most characters of a reference to a destination, or to any. @source ours, but for the clearings named */
export function paymentReferenceLength(rail?: Rail): number {
  const scheme = rail && clearingOf(rail);
  return (scheme && CLEARING_LENGTHS[scheme]) ?? REFERENCE_MAX_LENGTH;
}

/** A reference as a payment to a destination keeps it: what was typed, without the groups in which bills print structured ones. */
export function paymentReferenceOf(text: string, rail?: Rail): string {
  const typed = typedTextOf(text);
  const reference = rail && isPlainReference(rail) ? withoutFullWidth(typed) : typed;
  if (rail?.referenceKind === 'qr' && looksLikeQrReference(reference)) return normalizeIdentifier(reference);
  return rail?.referenceKind === 'creditor' && looksLikeCreditorReference(reference)
    ? normalizeIdentifier(reference)
    : reference;
}

/** A reference as people read it: that of a QR-bill in the groups that the bill prints. */
export function readablePaymentReference(reference: string): string {
  return isQrReference(reference) ? formatQrReference(reference) : reference;
}

/** What is wrong with a reference to a destination, or to any, as it is kept; null where nothing is. */
export function paymentReferenceProblem(text: string, rail?: Rail): PaymentReferenceProblem | null {
  const reference = paymentReferenceOf(text, rail);
  if (reference === '') return 'referenceMissing';
  if (rail?.referenceKind === 'qr') return isQrReference(reference) ? null : 'referenceQr';
  if (reference.length > paymentReferenceLength(rail)) return 'referenceTooLong';
  return (rail && destinationProblem(reference, rail)) ?? (isHumanText(reference) ? null : 'referenceHidden');
}

/** Returns true if a destination takes no more in a reference than SWIFT does: Latin letters, digits and some signs. */
export function isPlainReference(rail: Rail): boolean {
  return isLatinRail(rail);
}

/** What a destination does not carry; undefined where it carries the reference. */
function destinationProblem(reference: string, rail: Rail): PaymentReferenceProblem | undefined {
  if (isPlainReference(rail) && ![...reference].every(isPlainSign)) return 'referenceCharacters';
  // In a SWIFT message a line that begins so is a field of its own, or the end of all.
  if (clearingOf(rail) === undefined && /^[:-]/.test(reference)) return 'referenceStart';
  if (WITH_QR_ACCOUNTS.includes(rail.bankCountry) && looksLikeQrReference(reference)) return 'referenceNotQr';
  const isCreditors = rail.referenceKind === 'creditor' && looksLikeCreditorReference(reference);
  return isCreditors && !isCreditorReference(reference) ? 'referenceCreditor' : undefined;
}

function withoutFullWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'));
}

/** The clearing by which a payment goes; undefined for SWIFT. */
function clearingOf({ bankCountry, currency, paymentMethod }: Rail): LocalScheme | undefined {
  return paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
}
