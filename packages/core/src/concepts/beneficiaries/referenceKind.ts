import { isQrIban } from '../../reference/bank-identifiers';

/**
 * What a payment to an account may have as its reference: any text; any text, but an ISO 11649 reference has to be right, since
 * an IBAN's bank reads it; or the 27 digits of a QR reference alone. @source SIX, ISO 11649
 */
export const REFERENCE_KINDS = ['text', 'creditor', 'qr'] as const;

/** One of `REFERENCE_KINDS`. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** What a payment to the account of a normalised draft may have as its reference. */
export function referenceKindOf({ iban }: { readonly iban?: string | undefined }): ReferenceKind {
  if (iban === undefined) return 'text';
  return isQrIban(iban) ? 'qr' : 'creditor';
}
