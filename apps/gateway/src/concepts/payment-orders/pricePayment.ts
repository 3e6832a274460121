import {
  add,
  type BeneficiaryDetail,
  isAbovePaymentMaximum,
  type Money,
  type PaymentAim,
  type PaymentFigures,
  type PaymentPrice,
  type PaymentPriceRequest,
  type PaymentSplit,
  paymentMaximum,
  splitPayment,
  splitQuoted,
  toWireMoney,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { minorOf, requireMinimum, storedMoney } from '../../platform/money';
import { Refusal } from '../../platform/refusals/Refusal';
import { invalid } from '../../platform/refusals/refusals';
import { getBeneficiary } from '../beneficiaries';
import { quoteRecord, requireOpen, type StoredQuote, toQuote } from '../exchange-quotes';
import { arrivalOf, toArrival } from './arrival';
import { toPaymentQuote } from './row';

/** What a payment to a beneficiary costs and brings, in the beneficiary's currency. */
export interface PricedPayment extends PaymentSplit {
  readonly beneficiary: BeneficiaryDetail;
  readonly aim: PaymentAim;
  /** The quote out of which it is paid; null where the account has the beneficiary's currency. */
  readonly quote: StoredQuote | null;
}

/** Prices a payment without ordering it. @throws Refusal that names what does not fit */
export async function pricePayment(call: Call, input: PaymentPriceRequest): Promise<PaymentPrice> {
  const price = await priced(call, input, quoteRecord.find);
  const { beneficiary, fee, senderFee, quote } = price;
  return {
    ...figuresOf(price),
    fee: toWireMoney(fee),
    senderFee: toWireMoney(senderFee),
    exchange: quote && toPaymentQuote(quote),
    arrival: toArrival(await arrivalOf(call.now, beneficiary), call.language),
  };
}

/** The figures of a priced payment by which it is told from another one. */
export function figuresOf(price: PricedPayment): Omit<PaymentFigures, 'beneficiaryId'> {
  const { aim, amount, received } = price;
  const debited = toWireMoney(debitedFor(price));
  return { fixedSide: aim.fixedSide, amount: toWireMoney(amount), debited, received: toWireMoney(received) };
}

/** What the account loses, in its currency. */
function debitedFor({ debited, quote }: PricedPayment): Money {
  if (!quote) return debited;
  return add(storedMoney(quote.sellAmount, quote.sellCurrency), storedMoney(quote.fee, quote.sellCurrency));
}

/** Finds beneficiary and quote and shares the fee out. @throws Refusal that names what does not fit */
export async function priced(
  call: Call,
  input: PaymentPriceRequest,
  findQuote: typeof quoteRecord.find,
): Promise<PricedPayment> {
  const beneficiary = await requireBeneficiary(call, input.beneficiaryId);
  const quote = input.quoteId === undefined ? null : await requireQuote(call, input.quoteId, findQuote);
  if (!quote && input.amount.currency !== beneficiary.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'refusals.beneficiaryCurrency' }]);
  }
  const amount = storedMoney(minorOf(input.amount), input.amount.currency);
  requireMinimum(amount);
  const direction = input.feeDirection ?? beneficiary.feeDirection ?? 'shared';
  const aim = { fixedSide: input.fixedSide ?? 'sent', amount, method: beneficiary.paymentMethod, direction };
  return { ...requireSplit(aim, beneficiary, quote), beneficiary, aim, quote };
}

function requireSplit(aim: PaymentAim, beneficiary: BeneficiaryDetail, quote: StoredQuote | null): PaymentSplit {
  const fits = !quote || quote.buyCurrency === beneficiary.currency;
  const split = quote ? splitQuoted(aim, toQuote(quote)) : splitPayment(aim);
  if (split && fits) {
    requireMaximum(split, beneficiary);
    return split;
  }
  if (quote) throw invalid([{ path: 'quoteId', reason: 'refusals.quoteOfOtherPayment' }]);
  throw invalid([{ path: 'amount.amount', reason: 'refusals.moreThanFee' }]);
}

function requireMaximum({ received }: PaymentSplit, beneficiary: BeneficiaryDetail): void {
  const most = paymentMaximum(beneficiary);
  if (most === null || !isAbovePaymentMaximum(received, beneficiary)) return;
  const maximum = `${toWireMoney(most).amount} ${most.currency}`;
  throw invalid([{ path: 'amount.amount', reason: 'refusals.tooHigh', params: { maximum } }]);
}

async function requireQuote(call: Call, id: string, find: typeof quoteRecord.find): Promise<StoredQuote> {
  if (!isUuid(id)) throw invalid([{ path: 'quoteId', reason: 'refusals.unknownQuote' }]);
  const quote = await find(call, id);
  requireOpen(quote, call.now);
  return quote;
}

async function requireBeneficiary(call: Call, id: string): Promise<BeneficiaryDetail> {
  const found = isUuid(id) ? await getBeneficiary(call, id).catch(noneOf) : null;
  if (!found) throw invalid([{ path: 'beneficiaryId', reason: 'refusals.unknownBeneficiary' }]);
  if (found.status !== 1) throw invalid([{ path: 'beneficiaryId', reason: 'refusals.beneficiaryOff' }]);
  return found;
}

function noneOf(reason: unknown): null {
  if (reason instanceof Refusal && reason.details.kind === 'not-found') return null;
  throw reason;
}
