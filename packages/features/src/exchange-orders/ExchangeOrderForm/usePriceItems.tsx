import { type ExchangeQuote, exchangeDebit, marginBasisPoints } from '@corridor/core';
import { Text } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { MoneyText } from '../../display/MoneyText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { SettlementText } from './SettlementText';

const NONE: readonly DetailItem[] = [];

/** The figures of a price, each with its label. */
export function usePriceItems(quote: ExchangeQuote | undefined): readonly DetailItem[] {
  const say = useWords(exchangeOrdersMessages);
  const { locale } = useRuntime();
  if (!quote) return NONE;
  const { sell, buy, fee, clientRate, midRate } = quote;
  const rateText = (rate: string) => (
    <bdi dir="ltr">{say('exchangeOrders.form.rateText', { sell: sell.currency, buy: buy.currency, rate })}</bdi>
  );
  const total = exchangeDebit(quote);
  const share = Number(marginBasisPoints(clientRate, midRate)) / 10_000;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
  return [
    { label: say('exchangeOrders.column.rate'), value: rateText(clientRate) },
    { label: say('exchangeOrders.column.midRate'), value: rateText(midRate) },
    { label: say('exchangeOrders.form.margin'), value: <bdi>{percent}</bdi> },
    { label: say('exchangeOrders.column.fee'), value: <MoneyText value={fee} /> },
    ...(total
      ? [
          {
            label: say('exchangeOrders.form.total'),
            value: (
              <Text weight="semibold">
                <MoneyText value={total} />
              </Text>
            ),
          },
        ]
      : []),
    { label: say('exchangeOrders.form.arrives'), value: <MoneyText value={buy} /> },
    { label: say('exchangeOrders.column.settles'), value: <SettlementText quote={quote} /> },
  ];
}
