import type { CallOptions, GatewayClient, PaymentPrice } from '@corridor/core';
import type { PaymentRequest } from './paymentShape';

/** Asks what a payment costs; where money is exchanged, out of a fresh quote. */
export async function askPaymentPrice(
  { exchangeQuotes, paymentOrders }: GatewayClient,
  { beneficiaryId, amount, fixedSide, feeDirection, exchange }: PaymentRequest,
  options: CallOptions,
): Promise<PaymentPrice> {
  const quote = exchange && (await exchangeQuotes.create(exchange, options));
  const asked = { beneficiaryId, amount, fixedSide, feeDirection };
  return paymentOrders.call('price', quote ? { ...asked, quoteId: quote.id } : asked, options);
}
