import { Banner, Button, Text } from '@corridor/ui';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import type { LiveQuote } from './useLiveQuote';

/** The price is over and nobody was there to agree to another. */
export function ExpiredNotice({ live }: { readonly live: LiveQuote }) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Banner
      tone="warning"
      title={say('exchangeOrders.form.expired')}
      actions={
        <Button size="sm" loading={live.asking} onClick={live.renew}>
          {say('exchangeOrders.form.renew')}
        </Button>
      }
    >
      <Text variant="caption">{say('exchangeOrders.form.expiredDetail')}</Text>
    </Banner>
  );
}
