import type { CurrencyCode } from '../../../reference/currencies';
import { matchPaymentBatchColumns } from '../columns';
import type { PaymentBatchBook } from '../contract';
import { draftPaymentBatch, type PaymentBatchDraftRow, paymentBatchChecker } from '../draft';
import { layOutPaymentSheet } from '../layout';
import { indexPaymentBatchBook } from '../matching';
import { readPaymentSheet } from '../sheet';

/** Beneficiary of a name, paid in a currency. */
export const payee = (name: string, currency: CurrencyCode = 'USD') => ({
  id: `id of ${name}`,
  name,
  accountEnding: '',
  currency,
  paymentMethod: 'local' as const,
  bankCountry: 'US' as const,
  feeDirection: null,
  purpose: null,
  referenceKind: 'text' as const,
});
const account = (currency: CurrencyCode) => ({
  id: `account in ${currency}`,
  ownerId: 'owner',
  ownerName: 'Own',
  currency,
  available: { amount: '1000000', currency },
  own: true,
});
const bookOf = (change: Partial<PaymentBatchBook> = {}): PaymentBatchBook => ({
  payees: [payee('Lindner'), payee('Acme'), payee('Kuwait', 'KWD'), payee('Tokyo', 'JPY'), payee('@Home GmbH')],
  near: [],
  accounts: (['USD', 'KWD', 'JPY'] as const).map(account),
  sources: [],
  recent: [],
  ...change,
});

/** Change of a row, such as an answer. */
export type Patch = (row: PaymentBatchDraftRow) => PaymentBatchDraftRow;

/** Reads the text of a file of payments, changes its rows and checks them. */
export function check(text: string, change?: Partial<PaymentBatchBook>, patch: Patch = (row) => row) {
  const layout = layOutPaymentSheet(readPaymentSheet(text));
  const columns = matchPaymentBatchColumns(layout.headings);
  const rows = paymentBatchChecker()(
    draftPaymentBatch(layout, columns).map(patch),
    indexPaymentBatchBook(bookOf(change)),
  );
  return {
    layout,
    columns,
    rows,
    payable: rows.flatMap(({ excluded, reading }) => (!excluded && reading.ok ? [reading] : [])),
  };
}

/** Tells of each row whom and how much it pays, or what is asked and wrong. */
export function told(text: string, change?: Partial<PaymentBatchBook>, patch?: Patch): readonly string[] {
  return check(text, change, patch).rows.map(({ line, excluded, reading }) => {
    const what = reading.ok
      ? `${reading.payee.name} ${reading.order.amount.amount} ${reading.order.reference}`
      : [...reading.questions.map(({ kind }) => kind), ...reading.problems.map(({ reason }) => reason)].join(' ');
    return `${line}${excluded ? ' excluded' : ''}: ${what}`;
  });
}
