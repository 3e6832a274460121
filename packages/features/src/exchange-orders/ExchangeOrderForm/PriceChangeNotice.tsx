import type { ExchangeQuote } from '@corridor/core';
import { Banner, Button, Stack, VisuallyHidden } from '@corridor/ui';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { type PriceChange, priceChanges } from './priceChanges';
import { ChangeTable } from './ticket.styles';

/** Props of `PriceChangeNotice`. */
export interface PriceChangeNoticeProps {
  /** The price that was seen last. */
  readonly before: ExchangeQuote;
  readonly now: ExchangeQuote;
  readonly onAccept: () => void;
}

/** What a new price changes, old beside new; going on needs a yes to it. */
export function PriceChangeNotice({ before, now, onAccept }: PriceChangeNoticeProps) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Banner tone="warning" title={say('exchangeOrders.form.changed')}>
      <Stack gap={3} align="start">
        <ChangeTable>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{say('exchangeOrders.form.changed.what')}</VisuallyHidden>
              </th>
              <th scope="col">{say('exchangeOrders.form.changed.from')}</th>
              <th scope="col">{say('exchangeOrders.form.changed.to')}</th>
            </tr>
          </thead>
          <tbody>
            {priceChanges(before, now).map((change) => (
              <ChangeLine key={change.what} change={change} />
            ))}
          </tbody>
        </ChangeTable>
        <Button size="sm" onClick={onAccept}>
          {say('exchangeOrders.form.accept')}
        </Button>
      </Stack>
    </Banner>
  );
}

function ChangeLine({ change }: { readonly change: PriceChange }) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <tr>
      <th scope="row">{say(`exchangeOrders.form.changed.${change.what}`)}</th>
      <td>
        <ChangeValue what={change.what} value={change.from} />
      </td>
      <td>
        <ChangeValue what={change.what} value={change.to} />
      </td>
    </tr>
  );
}

function ChangeValue({ what, value }: { readonly what: PriceChange['what']; readonly value: PriceChange['from'] }) {
  const say = useWords(exchangeOrdersMessages);
  if (typeof value !== 'string') return <MoneyText value={value} />;
  if (what === 'rate') return <bdi dir="ltr">{value}</bdi>;
  return value ? <InstantText value={value} /> : say('exchangeOrders.form.atOnce');
}
