import type { WireMoney } from '../../money';
import { readTypedAmount } from '../../money';
import { type CurrencyCode, isCurrencyCode } from '../../reference/currencies';
import { type FeeDirection, feeDirection, type PaymentPurpose } from '../beneficiaries';
import { type PaymentProblemReason, paymentReferenceOf } from '../payment-orders';
import type { PaymentBatchField } from './columns';
import type { PaymentBatchAccount, PaymentBatchPayee, PaymentBatchSourceState } from './contract';
import type { PaymentRowDoubt } from './layout';
import { accountFor, noAccount, type PaymentBatchIndex, payeeOf, payeesNear } from './matching';
import { plainText } from './plainText';
import { purposeOf } from './purposes';
import type { PaymentBatchAnswers, PaymentBatchChoice, PaymentBatchQuestion } from './questions';

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

/** Row of a file as it is to be read: its texts, what is known of its line, and what was answered. */
export interface PaymentBatchRow {
  /** Its number, from 1 below the headings. */
  readonly number: number;
  readonly text: PaymentBatchText;
  readonly doubts: readonly PaymentRowDoubt[];
  readonly answers: PaymentBatchAnswers;
  /** The amount is a number of a spreadsheet, whose decimal mark is a point for sure. */
  readonly isNumber: boolean;
  /** Identity as a file of results has it; '' where the file gives none. */
  readonly paymentId: string;
  /** Another row that is to be paid has the same identity. */
  readonly isRepeated: boolean;
}

/** The words of SWIFT for who pays the charges. @source ISO 20022 */
const CHARGES: Readonly<Record<string, FeeDirection>> = { our: 'sender', sha: 'shared', ben: 'beneficiary' };

/** Meaning of the cells of a row, each with what is wrong with it or in doubt. */
export interface RowParts {
  readonly payee: PaymentBatchPayee | undefined;
  readonly account: PaymentBatchAccount | undefined;
  readonly amount: string;
  readonly direction: FeeDirection;
  readonly purpose: PaymentPurpose | '';
  readonly reference: string;
  readonly problems: readonly PaymentBatchProblem[];
  readonly questions: readonly PaymentBatchQuestion[];
}

/** What the texts of a row mean, what is wrong with those that a form would have chosen from a list, and what is in doubt. */
export function readParts(
  row: PaymentBatchRow,
  index: PaymentBatchIndex,
  known: PaymentBatchSourceState | undefined,
): RowParts {
  const { text } = row;
  const problems: PaymentBatchProblem[] = [];
  const refuse = (field: PaymentBatchField, reason: PaymentBatchProblemReason | false | undefined) => {
    if (reason) problems.push({ field, reason });
  };
  const currency = text.currency.trim().toUpperCase();
  const found = payeeIn(row, index, known);
  const payee = typeof found === 'string' ? undefined : found;
  const near = found === 'none' ? payeesNear(text.beneficiary, index) : [];
  refuse('beneficiary', typeof found === 'string' && near.length === 0 && PAYEE_REASONS[found]);
  refuse('currency', currencyProblem(currency, payee));
  const payer = payee ? accountFor(text.account, payee.currency, index) : noAccount(text.account, index);
  refuse('account', typeof payer === 'string' && ACCOUNT_REASONS[payer]);
  const charges = chargesOf(text.feeDirection);
  refuse('feeDirection', charges === null && 'feeDirectionUnknown');
  const purpose = purposeOf(text.purpose);
  refuse('purpose', purpose === null && 'purposeUnknown');
  const amount = amountIn(row, payee?.currency ?? currency, known);
  return {
    payee,
    account: typeof payer === 'object' ? payer : undefined,
    amount: amount.text,
    direction: charges || payee?.feeDirection || 'shared',
    purpose: purpose || payee?.purpose || '',
    reference: paymentReferenceOf(text.reference, payee),
    problems,
    questions: [...payeeQuestion(row, near), ...amount.questions],
  };
}

function payeeQuestion({ number }: PaymentBatchRow, near: readonly PaymentBatchPayee[]): PaymentBatchQuestion[] {
  const choices = near.map((payee) => ({ kind: 'payee' as const, payee }));
  return choices.length > 0 ? [{ row: number, field: 'beneficiary', kind: 'payeeNear', choices }] : [];
}

/** The beneficiary of a row: the one that was chosen, else that of the payment which it repeats where the name is its, else what the text means. */
function payeeIn(
  { text, answers }: PaymentBatchRow,
  index: PaymentBatchIndex,
  known: PaymentBatchSourceState | undefined,
) {
  const wasPaid = known?.beneficiaryName === text.beneficiary ? known.beneficiaryId : undefined;
  const [chosen] = index.payeesById.get((answers.payeeId ?? wasPaid ?? '').toLowerCase()) ?? [];
  return chosen ?? payeeOf(text.beneficiary, text.currency.trim().toUpperCase(), index);
}

/** Decimal text of a row's amount, or the question which amount is meant; text that is none, for the amount rule to refuse. */
function amountIn(
  { number, text, answers, isNumber }: PaymentBatchRow,
  currency: string,
  source: PaymentBatchSourceState | undefined,
): { readonly text: string; readonly questions: readonly PaymentBatchQuestion[] } {
  const isWritten = isNumber || source?.amount.amount === text.amount.trim();
  const mark = answers.mark ?? (isWritten ? '.' : undefined);
  const marks = mark && { decimal: mark, group: mark === '.' ? ',' : '.' };
  const known = isCurrencyCode(currency) ? currency : undefined;
  const reading = readTypedAmount(text.amount, known ? { currency: known } : ANY_CURRENCY, marks);
  if (reading.ok) return { text: reading.decimal, questions: [] };
  if (reading.reason !== 'ambiguous') return { text: reading.decimal ?? (text.amount.trim() && '?'), questions: [] };
  // Which amounts there are to choose from is known with the currency alone.
  const choices = known ? (reading.choices ?? []).map(({ mark: by, decimal }) => markChoice(by, decimal, known)) : [];
  return { text: '', questions: [{ row: number, field: 'amount', kind: 'amountAmbiguous', choices }] };
}

const markChoice = (mark: '.' | ',', amount: string, currency: CurrencyCode): PaymentBatchChoice => ({
  kind: 'mark',
  mark,
  amount: { amount, currency },
});

/** Reads as many decimals as any currency has: which it is says the beneficiary, who is not known. */
const ANY_CURRENCY = { currency: '', exponent: 4 };

function currencyProblem(
  currency: string,
  payee: PaymentBatchPayee | undefined,
): PaymentBatchProblemReason | undefined {
  if (currency === '') return undefined;
  if (!isCurrencyCode(currency)) return 'currencyUnknown';
  return payee && payee.currency !== currency ? 'currencyOther' : undefined;
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
