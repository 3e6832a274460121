import {
  accountLabel,
  accountOf,
  countryNames,
  formatIban,
  isCountryCode,
  nameAsSent,
  type PaymentExchange,
  type PaymentOrderDetail,
  readablePaymentReference,
  type WireMoney,
} from '@corridor/core';
import type { Language } from '../../../platform/call';
import { printedAmount } from '../../../platform/pdf/printedAmount';
import { CHARGES, METHODS, STATUSES, WORDS } from './words';

/** What a receipt says of a payment, as labels and values; those that have none are left out. */
export function receiptLines(
  order: PaymentOrderDetail,
  language: Language,
): readonly (readonly [label: string, text: string])[] {
  const amountText = printedAmount(language);
  const money = (amount: WireMoney) => `${amountText(amount)} ${amount.currency}`;
  const { bankCountry: country, exchange } = order;
  const lines: readonly (readonly [keyof typeof WORDS, string | null | undefined])[] = [
    ['order', order.id],
    ['status', STATUSES[order.displayStatus][language]],
    ['reason', order.reason],
    ['createdAt', instantText(order.createdAt)],
    ['completedAt', order.completedAt && instantText(order.completedAt)],
    ['payer', accountLabel({ id: order.accountId, ownerName: order.ownerName, currency: order.debited.currency })],
    ['beneficiary', order.beneficiaryName],
    ['nameAsSent', nameAsSent(order.beneficiary)],
    ['account', accountText(order)],
    ['country', isCountryCode(country) ? countryNames(language)(country) : country],
    ['method', METHODS[order.paymentMethod][language]],
    ['reference', readablePaymentReference(order.reference)],
    ['amount', money(order.amount)],
    ['charges', CHARGES[order.feeDirection][language]],
    ['fee', money(order.fee)],
    ['sold', exchange && money(exchange.sell)],
    ['exchangeFee', exchange && money(exchange.fee)],
    ['clientRate', exchange && rateText(exchange, language)],
    ['debited', money(order.debited)],
    ['received', money(order.received)],
    ['arrival', order.arrival?.arrivesOn],
    ['transaction', order.transactionId],
    ['refund', order.refundTransactionId],
  ];
  return lines.flatMap(([label, text]) => (text ? [[WORDS[label][language], text] as const] : []));
}

function accountText({ beneficiary: { bank } }: PaymentOrderDetail): string {
  return bank.iban ? formatIban(bank.iban) : accountOf(bank);
}

/** The rate of an exchange with all its decimals, as the language writes them. */
function rateText({ sell, buy, clientRate }: PaymentExchange, language: Language): string {
  const rate = language === 'fr' ? clientRate.replace('.', ',') : clientRate;
  return `1 ${sell.currency} = ${rate} ${buy.currency}`;
}

/** An instant to the minute, with its zone. */
export function instantText(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
