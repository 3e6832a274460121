import { type ExchangeQuote, exchangeDebit, marginBasisPoints } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MoneyText } from '../../../kit/display/MoneyText';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { SettlementText } from './SettlementText';

const NONE: readonly DetailItem[] = [];

/** The figures of a price, each with its label. */
export function usePriceItems(quote: ExchangeQuote | undefined): readonly DetailItem[] {
  const t = useMessages(exchangeOrdersMessages);
  const { locale } = useRuntime();
  const format = useFormatters();
  if (!quote) return NONE;
  const { sell, buy, fee, clientRate, midRate } = quote;
  const rateText = (rate: string) => (
    <bdi dir="ltr">
      {t('exchangeOrders.form.rateText', { sell: sell.currency, buy: buy.currency, rate: format.rate(rate) })}
    </bdi>
  );
  const total = exchangeDebit(quote);
  const share = Number(marginBasisPoints(clientRate, midRate)) / 10_000;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
  return [
    { label: t('exchangeOrders.column.clientRate'), value: rateText(clientRate) },
    { label: t('exchangeOrders.column.midRate'), value: rateText(midRate) },
    { label: t('exchangeOrders.form.margin'), value: <bdi>{percent}</bdi> },
    { label: t('exchangeOrders.column.fee'), value: <MoneyText value={fee} /> },
    ...(total
      ? [
          {
            label: t('exchangeOrders.field.total'),
            value: <MoneyText value={total} />,
            total: true,
          },
        ]
      : []),
    { label: t('exchangeOrders.form.arrives'), value: <MoneyText value={buy} /> },
    { label: t('exchangeOrders.column.settlesAt'), value: <SettlementText quote={quote} /> },
  ];
}
