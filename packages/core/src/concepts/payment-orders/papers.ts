import { asksInvoice, asksPurpose, type Beneficiary, type PaymentPurpose } from '../beneficiaries';

/** What the authorities of a destination ask for and a payment lacks. */
export type PaymentPaperProblem =
  | { readonly path: 'purpose'; readonly reason: 'purposeMissing' }
  | { readonly path: 'invoiceId'; readonly reason: 'invoiceMissing' };

/** What a payment comes with for the authorities. */
export interface PaymentPapers {
  readonly purpose?: PaymentPurpose | '' | null | undefined;
  readonly invoiceId?: string | undefined;
}

/** What a payment lacks of what its destination asks for: what it is for, and the invoice behind it. @source ours */
export function paymentPaperProblems(
  { purpose, invoiceId }: PaymentPapers,
  rail: Pick<Beneficiary, 'bankCountry' | 'currency' | 'paymentMethod'>,
): PaymentPaperProblem[] {
  const problems: PaymentPaperProblem[] = [];
  if (asksPurpose(rail) && !purpose) problems.push({ path: 'purpose', reason: 'purposeMissing' });
  if (asksInvoice(rail) && !invoiceId) problems.push({ path: 'invoiceId', reason: 'invoiceMissing' });
  return problems;
}
