import type { ExchangeQuote } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { InstantText } from '../../../kit/display/InstantText';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { settlementOf } from './priceChanges';

/** When an exchange is settled: at once, or the instant of the next business day. */
export function SettlementText({ quote }: { readonly quote: ExchangeQuote }) {
  const t = useMessages(exchangeOrdersMessages);
  const at = settlementOf(quote);
  return at ? <InstantText value={at} /> : t('exchangeOrders.form.atOnce');
}
