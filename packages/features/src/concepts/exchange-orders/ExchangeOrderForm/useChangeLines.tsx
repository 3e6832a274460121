import type { ExchangeQuote } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import type { ChangeLine } from '../../../kit/ticket/TicketDeclaration';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { useFormatters } from '../../../runtime/useFormatters';
import { type PriceChange, priceChanges } from './priceChanges';

/** What changed from one quote to the next, each with its label. */
export function useChangeLines(before: ExchangeQuote, now: ExchangeQuote): readonly ChangeLine[] {
  const t = useMessages(exchangeOrdersMessages);
  return priceChanges(before, now).map(({ what, from, to }) => ({
    what: t(`exchangeOrders.form.changed.${what}`),
    from: <ChangeValue what={what} value={from} />,
    to: <ChangeValue what={what} value={to} />,
  }));
}

function ChangeValue({ what, value }: { readonly what: PriceChange['what']; readonly value: PriceChange['from'] }) {
  const t = useMessages(exchangeOrdersMessages);
  const format = useFormatters();
  if (typeof value !== 'string') return <MoneyText value={value} />;
  if (what === 'rate') return <bdi dir="ltr">{format.rate(value)}</bdi>;
  return value ? <InstantText value={value} /> : t('exchangeOrders.form.atOnce');
}
