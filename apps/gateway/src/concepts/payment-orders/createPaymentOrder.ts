import {
  accountOf,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  nameAsSent,
  type PaymentOrderDetail,
  type PaymentOrderInput,
  payeeGapProblem,
  paymentPaperProblems,
  paymentReferenceLength,
  paymentReferenceOf,
  paymentReferenceProblem,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { storedMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { findAccount, requireOwner, type StoredAccount } from '../accounts';
import { consumeQuote, lockQuote, type StoredQuote } from '../exchange-quotes';
import { type OrderExchange, placeOrder } from '../orders';
import { arrivalOf, type KeptArrival } from './arrival';
import { refuseDoubled } from './duplicates';
import { getPaymentOrder } from './findPaymentOrder';
import { requireInvoice } from './invoices';
import { type PricedPayment, priced } from './pricePayment';
import type { PaymentDetails } from './row';

/** Orders a payment: its money and fee are set aside until a bank takes it in. @throws Refusal that names what does not fit */
export async function createPaymentOrder(
  call: Call,
  { refuseDuplicate = false, ...asked }: PaymentOrderInput,
): Promise<PaymentOrderDetail> {
  const { tx, now, principal, requestId } = call;
  const price = await priced(call, asked, lockQuote);
  const { beneficiary, aim, amount, fee, senderFee, quote } = price;
  const input = { ...asked, reference: paymentReferenceOf(asked.reference, beneficiary) };
  requireComplete(beneficiary);
  requireReference(input, beneficiary);
  await requirePapers(call, input, beneficiary);
  const account = await requireAccount(call, input, price);
  if (refuseDuplicate) await refuseDoubled(call, price);
  const id = await placeOrder(tx, {
    kind: 'payment-order',
    account,
    amount,
    fee,
    senderFee,
    feeDirection: aim.direction,
    fixedSide: aim.fixedSide,
    exchange: quote ? exchangeBy(quote) : undefined,
    destinationId: beneficiary.id,
    destinationName: beneficiary.name,
    accountEnding: beneficiary.accountEnding,
    bankName: beneficiary.bankName ?? '',
    bankCountry: beneficiary.bankCountry,
    paymentMethod: beneficiary.paymentMethod,
    reference: input.reference,
    invoiceId: input.invoiceId ?? null,
    details: detailsOf(beneficiary, input, await arrivalOf(now, beneficiary)),
    counterpartyAccount: accountOf(beneficiary.bank),
    requestId,
    createdBy: principal.name,
    at: now,
  });
  if (quote) await consumeQuote(tx, quote, id);
  await call.audit({ action: 'create', subject: 'payment-order', subjectId: id, after: { ...input } });
  return getPaymentOrder(call, id);
}

/** Nothing goes out without what its clearing asks for. @throws Refusal for a beneficiary that was kept before it did */
const GAP_REASONS = {
  addressIncomplete: 'refusals.addressIncomplete',
  latinNameMissing: 'refusals.latinNameMissing',
} as const;

function requireComplete(beneficiary: BeneficiaryDetail): void {
  const problem = payeeGapProblem(beneficiary);
  if (problem) throw invalid([{ path: 'beneficiaryId', reason: GAP_REASONS[problem] }]);
}

const REFERENCE_REASONS = {
  referenceMissing: 'refusals.required',
  referenceTooLong: 'refusals.referenceLength',
  referenceCharacters: 'refusals.referenceCharacters',
  referenceHidden: 'refusals.hiddenCharacters',
  referenceStart: 'refusals.referenceStart',
  referenceQr: 'refusals.referenceQr',
  referenceNotQr: 'refusals.referenceNotQr',
  referenceCreditor: 'refusals.referenceCreditor',
} as const;

function requireReference({ reference }: PaymentOrderInput, beneficiary: BeneficiaryDetail): void {
  const problem = paymentReferenceProblem(reference, beneficiary);
  if (!problem) return;
  const params = { length: String(paymentReferenceLength(beneficiary)) };
  throw invalid([{ path: 'reference', reason: REFERENCE_REASONS[problem], params }]);
}

async function requirePapers(
  call: Call,
  { purpose, invoiceId }: PaymentOrderInput,
  beneficiary: BeneficiaryDetail,
): Promise<void> {
  const problems = paymentPaperProblems({ purpose: purpose ?? beneficiary.purpose, invoiceId }, beneficiary);
  if (problems.length > 0) {
    throw invalid(problems.map(({ path, reason }) => ({ path, reason: `paymentOrders.problem.${reason}` })));
  }
  if (invoiceId !== undefined) await requireInvoice(call, invoiceId);
}

async function requireAccount(
  call: Call,
  { ownerId }: PaymentOrderInput,
  { amount, quote }: PricedPayment,
): Promise<StoredAccount> {
  await requireOwner(call, ownerId);
  if (quote && quote.ownerId !== ownerId) {
    throw invalid([{ path: 'quoteId', reason: 'refusals.quoteOfOtherPayment' }]);
  }
  const currency = quote?.sellCurrency ?? amount.currency;
  const account = await findAccount(call.tx, { partnerId: call.principal.partnerId, ownerId, currency });
  if (!account) throw invalid([{ path: 'amount.currency', reason: 'refusals.noAccountInCurrency' }]);
  return account;
}

/** What a quote sells, as the order keeps it. */
function exchangeBy({ id, sellAmount, sellCurrency, fee, clientRate, midRate }: StoredQuote): OrderExchange {
  const of = (minor: bigint) => storedMoney(minor, sellCurrency);
  return { quoteId: id, sell: of(sellAmount), fee: of(fee), clientRate, midRate };
}

/** The beneficiary as it is now: what it becomes later does not change the order. */
function detailsOf(
  beneficiary: BeneficiaryDetail,
  { purpose }: PaymentOrderInput,
  arrival: KeptArrival,
): PaymentDetails & Record<string, unknown> {
  const { bankCountry, currency, paymentMethod, payeeType, accountType, bank, payee, intermediaryBank } = beneficiary;
  const latinName = nameAsSent(beneficiary);
  const draft: BeneficiaryDraft = {
    bankCountry,
    currency,
    paymentMethod,
    payeeType,
    accountType,
    bank,
    payee: latinName === null ? payee : { ...payee, latinName },
    ...(intermediaryBank ? { intermediaryBank } : {}),
  };
  return { beneficiary: draft, purpose: purpose ?? beneficiary.purpose, arrival };
}
