import { plainText } from './plainText';

/** Columns of a file of payments, in the order of its template. @source ours */
export const PAYMENT_BATCH_FIELDS = [
  'beneficiary',
  'account',
  'amount',
  'currency',
  'feeDirection',
  'purpose',
  'reference',
] as const;

/** A column of a file of payments. */
export type PaymentBatchField = (typeof PAYMENT_BATCH_FIELDS)[number];

/** Column of a file that is read: a field of its template, or the identity that a file of results gives to each payment. */
export type PaymentBatchColumn = PaymentBatchField | 'paymentId';

/** Columns of a file that are read, the identity last. @source ours */
export const PAYMENT_BATCH_COLUMNS: readonly PaymentBatchColumn[] = [...PAYMENT_BATCH_FIELDS, 'paymentId'];

/** Most rows of a batch. @source ours */
export const PAYMENT_BATCH_MAX_ROWS = 1000;

/** Most characters of a cell that names a beneficiary or an account. @source ours */
export const PAYMENT_BATCH_TEXT_MAX_LENGTH = 200;

/** Columns of a file in their order, each with what is read in it; null where nothing is. */
export type PaymentBatchColumns = readonly (PaymentBatchColumn | null)[];

/** Headings of each field beside its name, in English, French and Chinese. */
const HEADINGS: Readonly<Record<PaymentBatchColumn, readonly string[]>> = {
  beneficiary: [
    'beneficiary id',
    'beneficiary name',
    'payee',
    'bénéficiaire',
    'id du bénéficiaire',
    '收款人',
    '收款人 ID',
  ],
  account: [
    'from account',
    'source account',
    'account id',
    'paid by',
    'du compte',
    'compte',
    'payé par',
    '付款账户',
    '付款方',
  ],
  amount: ['amount sent', 'montant', 'montant envoyé', '金额', '付款金额'],
  currency: ['devise', '币种'],
  feeDirection: [
    'fee arrangement',
    'charges',
    'who pays the charges',
    'frais',
    'répartition des frais',
    'qui paie les frais',
    '费用承担方式',
    '费用承担',
    '费用由谁承担',
  ],
  purpose: ['objet', '用途'],
  reference: ['référence', '附言'],
  paymentId: ['payment id', 'identifiant du paiement', '付款编号'],
};

/** Matches the headings of a file to fields, case, accents and spaces ignored; of two headings of one field the first counts. */
export function matchPaymentBatchColumns(headings: readonly string[]): PaymentBatchColumns {
  const taken = new Set<PaymentBatchColumn>();
  return headings.map((heading) => {
    const field = FIELDS.get(plainText(heading));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const FIELDS: ReadonlyMap<string, PaymentBatchColumn> = /* @__PURE__ */ new Map(
  PAYMENT_BATCH_COLUMNS.flatMap((field) =>
    [field, ...HEADINGS[field]].map((name) => [plainText(name), field] as const),
  ),
);

/** Fields without which no row can be paid and that no column gives. */
export function missingPaymentBatchFields(columns: PaymentBatchColumns): readonly PaymentBatchField[] {
  return (['beneficiary', 'amount', 'reference'] as const).filter((field) => !columns.includes(field));
}
