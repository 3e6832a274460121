import type { PaymentExchange } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';

/** The rate of a payment's exchange as a sentence, such as `1 USD = 0.9168 EUR`. */
export function RateText({ exchange: { sell, buy, clientRate } }: { readonly exchange: PaymentExchange }) {
  const t = useMessages(paymentOrdersMessages);
  const format = useFormatters();
  const rate = format.rate(clientRate);
  return <bdi dir="ltr">{t('paymentOrders.detail.rate', { sell: sell.currency, rate, buy: buy.currency })}</bdi>;
}
