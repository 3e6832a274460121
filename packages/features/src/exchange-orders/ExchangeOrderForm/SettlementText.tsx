import type { ExchangeQuote } from '@corridor/core';
import { InstantText } from '../../display/InstantText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { settlementOf } from './priceChanges';

/** When an exchange is settled: at once, or the instant of the next business day. */
export function SettlementText({ quote }: { readonly quote: ExchangeQuote }) {
  const say = useWords(exchangeOrdersMessages);
  const at = settlementOf(quote);
  return at ? <InstantText value={at} /> : say('exchangeOrders.form.atOnce');
}
