import { type Money, toWireMoney, type WireMoney } from '../../money';
import { isCurrencyCode } from '../../reference/currencies';
import { type FeeDirection, feeDirection, type PaymentPurpose } from '../beneficiaries';
import {
  type PaymentProblem,
  type PaymentProblemReason,
  paymentFee,
  paymentReferenceOf,
  readPaymentInput,
  splitFee,
} from '../payment-orders';
import type { PaymentBatchField } from './columns';
import type { PaymentBatchAccount, PaymentBatchOrder, PaymentBatchPayee } from './contract';
import { accountFor, noAccount, type PaymentBatchIndex, payeeOf } from './matching';
import { plainAmount } from './plainAmount';
import { plainText } from './plainText';
import { purposeOf } from './purposes';

/** A row of a file: its texts as they stand there. */
export type PaymentBatchText = Readonly<Record<PaymentBatchField, string>>;

/** Why a row cannot be paid: what a single payment can have, and what a file can. @source ours */
export type PaymentBatchProblemReason =
  | PaymentProblemReason
  | 'beneficiaryUnknown'
  | 'beneficiaryAmbiguous'
  | 'accountUnknown'
  | 'accountAmbiguous'
  | 'accountCurrency'
  | 'amountAmbiguous'
  | 'currencyUnknown'
  | 'currencyOther'
  | 'feeDirectionUnknown'
  | 'purposeUnknown';

/** One thing that is wrong with a row: where, and why. */
export interface PaymentBatchProblem {
  readonly field: PaymentBatchField;
  readonly reason: PaymentBatchProblemReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney | undefined;
}

/** A row that can be paid, with what it costs; or everything that is wrong with it. */
export type PaymentBatchReading =
  | {
      readonly ok: true;
      readonly order: PaymentBatchOrder;
      readonly payee: PaymentBatchPayee;
      readonly account: PaymentBatchAccount;
      readonly amount: Money;
      readonly senderFee: Money;
      readonly debited: Money;
      readonly received: Money;
    }
  | {
      readonly ok: false;
      readonly problems: readonly PaymentBatchProblem[];
      readonly payee?: PaymentBatchPayee | undefined;
      readonly account?: PaymentBatchAccount | undefined;
    };

/** The words of SWIFT for who pays the charges. @source ISO 20022 */
const CHARGES: Readonly<Record<string, FeeDirection>> = { our: 'sender', sha: 'shared', ben: 'beneficiary' };

const PATHS: Readonly<Record<PaymentProblem['path'], PaymentBatchField>> = {
  beneficiaryId: 'beneficiary',
  ownerId: 'account',
  'amount.amount': 'amount',
  purpose: 'purpose',
  // A file has no place for an invoice: whoever needs one is paid singly.
  invoiceId: 'beneficiary',
  reference: 'reference',
};

/** Reads a row by the rules of a single payment, and names everything that is wrong with it at once; never throws for any text. @source ours */
export function readPaymentBatchRow(text: PaymentBatchText, index: PaymentBatchIndex): PaymentBatchReading {
  const parts = readParts(text, index);
  const { payee, account, direction, purpose, reference } = parts;
  const reading = readPaymentInput({
    beneficiary: payee,
    payCurrency: payee ? payee.currency : text.currency.trim().toUpperCase(),
    ownerId: account?.ownerId ?? '',
    amount: parts.amount,
    feeDirection: direction,
    purpose,
    reference,
  });
  const problems = [...parts.problems, ...(reading.ok ? [] : unreported(reading.problems, parts.problems))];
  if (!reading.ok || problems.length > 0 || !payee || !account) return { ok: false, problems, payee, account };
  return costed({ reading: reading.amount, payee, account, direction, purpose, reference });
}

interface Parts {
  readonly payee: PaymentBatchPayee | undefined;
  readonly account: PaymentBatchAccount | undefined;
  readonly amount: string;
  readonly direction: FeeDirection;
  readonly purpose: PaymentPurpose | '';
  readonly reference: string;
  readonly problems: readonly PaymentBatchProblem[];
}

/** What the texts of a row mean, and what is wrong with those that a form would have chosen from a list. */
function readParts(text: PaymentBatchText, index: PaymentBatchIndex): Parts {
  const problems: PaymentBatchProblem[] = [];
  const refuse = (field: PaymentBatchField, reason: PaymentBatchProblemReason | false | undefined) => {
    if (reason) problems.push({ field, reason });
  };
  const currency = text.currency.trim().toUpperCase();
  const found = payeeOf(text.beneficiary, currency, index);
  const payee = typeof found === 'string' ? undefined : found;
  refuse('beneficiary', typeof found === 'string' && PAYEE_REASONS[found]);
  refuse('currency', currencyProblem(currency, payee));
  const payer = payee ? accountFor(text.account, payee.currency, index) : noAccount(text.account, index);
  refuse('account', typeof payer === 'string' && ACCOUNT_REASONS[payer]);
  const charges = chargesOf(text.feeDirection);
  refuse('feeDirection', charges === null && 'feeDirectionUnknown');
  const purpose = purposeOf(text.purpose);
  refuse('purpose', purpose === null && 'purposeUnknown');
  const amount = plainAmount(text.amount);
  refuse('amount', 'reason' in amount && amount.reason);
  return {
    payee,
    account: typeof payer === 'object' ? payer : undefined,
    amount: 'text' in amount ? amount.text : '',
    direction: charges || payee?.feeDirection || 'shared',
    purpose: purpose || payee?.purpose || '',
    reference: paymentReferenceOf(text.reference, payee),
    problems,
  };
}

function currencyProblem(
  currency: string,
  payee: PaymentBatchPayee | undefined,
): PaymentBatchProblemReason | undefined {
  if (currency === '') return undefined;
  if (!isCurrencyCode(currency)) return 'currencyUnknown';
  return payee && payee.currency !== currency ? 'currencyOther' : undefined;
}

/** The problems of fields of which none has been reported. */
function unreported(
  problems: readonly PaymentProblem[],
  reported: readonly PaymentBatchProblem[],
): PaymentBatchProblem[] {
  return problems
    .map(({ path, reason, minimum }) => ({ field: PATHS[path], reason, minimum }))
    .filter(({ field }) => !reported.some((one) => one.field === field));
}

interface Costed {
  readonly reading: Money;
  readonly payee: PaymentBatchPayee;
  readonly account: PaymentBatchAccount;
  readonly direction: FeeDirection;
  readonly purpose: PaymentPurpose | '';
  readonly reference: string;
}

function costed({ reading, payee, account, direction, purpose, reference }: Costed): PaymentBatchReading {
  const split = splitFee(reading, paymentFee(payee.paymentMethod, reading), direction);
  if (!split) return { ok: false, problems: [{ field: 'amount', reason: 'belowFee' }], payee, account };
  const order: PaymentBatchOrder = {
    ownerId: account.ownerId,
    beneficiaryId: payee.id,
    amount: toWireMoney(reading),
    feeDirection: direction,
    ...(purpose && { purpose }),
    reference,
  };
  return { ok: true, order, payee, account, amount: reading, ...split };
}

const PAYEE_REASONS = {
  missing: 'beneficiaryMissing',
  none: 'beneficiaryUnknown',
  several: 'beneficiaryAmbiguous',
} as const;
const ACCOUNT_REASONS = {
  missing: 'ownerMissing',
  none: 'accountUnknown',
  several: 'accountAmbiguous',
  otherCurrency: 'accountCurrency',
} as const;

function chargesOf(text: string): FeeDirection | '' | null {
  const wanted = plainText(text);
  if (wanted === '') return '';
  return CHARGES[wanted] ?? feeDirection.codes.find((code) => plainText(code) === wanted) ?? null;
}
