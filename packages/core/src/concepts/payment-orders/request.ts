import type { Money, WireMoney } from '../../money';
import type { Beneficiary, BeneficiaryGap, FeeDirection, PaymentPurpose } from '../beneficiaries';
import type { ExchangeQuoteRequest } from '../exchange-quotes';
import { type OrderAmountReason, orderAmountProblem, readOrderAmount } from '../orders';
import type { PaymentSide } from './enums';
import { exchangeForPayment, splitPayment } from './exchange';
import { isAbovePaymentMaximum } from './maximum';
import { type PaymentPaperProblem, type PaymentPapers, paymentPaperProblems } from './papers';
import { type PaymentReferenceProblem, paymentReferenceProblem } from './reference';

/** The part of a beneficiary that decides how it is paid. */
export type PayeeRail = Pick<Beneficiary, 'id' | 'currency' | 'paymentMethod' | 'bankCountry'> &
  Partial<Pick<Beneficiary, 'gap' | 'referenceKind'>>;

/** What is asked for, before anybody has judged it: texts as they were typed. */
export interface PaymentText {
  /** The beneficiary as it was read; undefined while none is chosen. */
  readonly beneficiary: PayeeRail | undefined;
  readonly ownerId: string;
  /** Of the fixed side. */
  readonly amount: string;
  readonly feeDirection: FeeDirection;
  readonly reference: string;
  /** '' or absent where none is chosen. */
  readonly purpose?: PaymentPurpose | '' | undefined;
  /** '' or absent where no invoice has arrived. */
  readonly invoiceId?: string | undefined;
  /** What is sent, unless told. */
  readonly fixedSide?: PaymentSide;
  /** Currency of the account that pays; the beneficiary's unless told. */
  readonly payCurrency?: string | undefined;
}

/** Why a payment cannot be ordered. @source ours */
export type PaymentProblemReason =
  | 'beneficiaryMissing'
  | PayeeGapProblem
  | 'ownerMissing'
  | OrderAmountReason
  | 'belowFee'
  | 'aboveMaximum'
  | PaymentPaperProblem['reason']
  | PaymentReferenceProblem;

/** What is missing from a beneficiary, as a payment says it. */
const GAPS = { address: 'addressIncomplete', latinName: 'latinNameMissing' } as const satisfies Record<
  BeneficiaryGap,
  string
>;

/** Why a beneficiary cannot be paid before it is completed. @source ours */
export type PayeeGapProblem = (typeof GAPS)[BeneficiaryGap];

/** What is missing from a beneficiary before it can be paid; null where nothing is. */
export function payeeGapProblem({ gap }: Partial<Pick<Beneficiary, 'gap'>>): PayeeGapProblem | null {
  return gap ? GAPS[gap] : null;
}

/** One thing that is wrong: the field of the order, and why. */
export interface PaymentProblem {
  readonly path: 'beneficiaryId' | 'ownerId' | 'amount.amount' | 'reference' | PaymentPaperProblem['path'];
  readonly reason: PaymentProblemReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

/** A payment that can be priced, or everything that is wrong with it, in the order of its fields. */
export type PaymentReading =
  | {
      readonly ok: true;
      readonly beneficiary: PayeeRail;
      /** Of the fixed side. */
      readonly amount: Money;
      /** What is asked of the exchange; null where the account has the beneficiary's currency. */
      readonly exchange: ExchangeQuoteRequest | null;
    }
  | { readonly ok: false; readonly problems: readonly PaymentProblem[] };

/** Reads what is asked for; never throws for any text. @source ours */
export function readPaymentInput(asked: PaymentText): PaymentReading {
  const { beneficiary, reference } = asked;
  const priced = readPaymentForPrice(asked);
  const gap = beneficiary && payeeGapProblem(beneficiary);
  const problems: PaymentProblem[] = [
    ...(gap ? [{ path: 'beneficiaryId', reason: gap } as const] : []),
    ...(priced.ok ? [] : priced.problems),
    ...(beneficiary ? paymentPaperProblems(asked, beneficiary) : []),
  ];
  const wrong = paymentReferenceProblem(reference, beneficiary);
  if (wrong) problems.push({ path: 'reference', reason: wrong });
  return priced.ok && problems.length === 0 ? priced : { ok: false, problems };
}

/** Reads as much of what is asked for as a price depends on: whom, out of which account, how much. @source ours */
export function readPaymentForPrice(asked: Omit<PaymentText, 'reference' | keyof PaymentPapers>): PaymentReading {
  const { beneficiary, ownerId } = asked;
  if (!beneficiary) return { ok: false, problems: withoutPayee(asked) };
  const problems: PaymentProblem[] = ownerId === '' ? [{ path: 'ownerId', reason: 'ownerMissing' }] : [];
  const read = readAmount(asked, beneficiary);
  if ('reason' in read) problems.push({ path: 'amount.amount', ...read });
  return 'amount' in read && problems.length === 0 ? { ok: true, beneficiary, ...read } : { ok: false, problems };
}

/** What is wrong whoever is paid: what is received has a currency only with its beneficiary. */
function withoutPayee({ amount, fixedSide, payCurrency }: AmountText): PaymentProblem[] {
  const wrong = orderAmountProblem(amount, fixedSide === 'received' ? undefined : payCurrency);
  return [
    { path: 'beneficiaryId', reason: 'beneficiaryMissing' },
    ...(wrong ? [{ path: 'amount.amount', ...wrong } as const] : []),
  ];
}

type AmountText = Pick<PaymentText, 'ownerId' | 'amount' | 'feeDirection' | 'fixedSide' | 'payCurrency'>;

function readAmount(
  { ownerId, amount: text, feeDirection, fixedSide = 'sent', payCurrency }: AmountText,
  rail: PayeeRail,
): Pick<PaymentReading & { ok: true }, 'amount' | 'exchange'> | Omit<PaymentProblem, 'path'> {
  const { currency, paymentMethod } = rail;
  const paying = payCurrency ?? currency;
  const amount = readOrderAmount(text, fixedSide === 'sent' ? paying : currency);
  if ('reason' in amount) return amount;
  if (fixedSide === 'received' && isAbovePaymentMaximum(amount, rail)) return { reason: 'aboveMaximum' };
  const aim = { fixedSide, amount, method: paymentMethod, direction: feeDirection };
  if (paying === currency) {
    const split = splitPayment(aim);
    if (!split) return { reason: 'belowFee' };
    return isAbovePaymentMaximum(split.received, rail) ? { reason: 'aboveMaximum' } : { amount, exchange: null };
  }
  const exchange = exchangeForPayment(aim, { ownerId, sellCurrency: paying, buyCurrency: currency });
  return exchange ? { amount, exchange } : { reason: 'belowFee' };
}
