import { Box, Button, Heading, Inline, Skeleton, Stack, Text } from '@corridor/ui';
import { type ReactNode, useRef } from 'react';
import { DetailList } from '../../display/DetailList';
import { ProblemBanner } from '../../display/ProblemBanner';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { ExpiredNotice } from './ExpiredNotice';
import { PriceChangeNotice } from './PriceChangeNotice';
import { QuoteClock } from './QuoteClock';
import type { ExchangeTicketState } from './useExchangeTicket';
import { usePriceItems } from './usePriceItems';

/** Props of `PricePart`. */
export interface PricePartProps {
  readonly state: ExchangeTicketState;
  /** What comes after the price. */
  readonly children: ReactNode;
}

/** The price of what is typed: everything that leaves and arrives, and how long it holds. */
export function PricePart({ state, children }: PricePartProps) {
  const say = useWords(exchangeOrdersMessages);
  const { live } = state;
  const heading = useRef<HTMLElement>(null);
  return (
    <Box as="section" aria-label={say('exchangeOrders.form.price')} border radius="card" surface="base" padding={5}>
      <Stack gap={4}>
        <Inline justify="between" style={{ minBlockSize: 28 }}>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {say('exchangeOrders.form.price')}
          </Heading>
          {live.quote && live.deadline && !live.expired && <QuoteClock deadline={live.deadline} />}
        </Inline>
        <Notices state={state} onAgreed={() => heading.current?.focus()} />
        <PriceFigures state={state} />
        {children}
      </Stack>
    </Box>
  );
}

interface NoticesProps {
  readonly state: ExchangeTicketState;
  /** Agreeing takes a notice away, so the focus goes elsewhere. */
  readonly onAgreed: () => void;
}

function Notices({ state: { live }, onAgreed }: NoticesProps) {
  const say = useWords(exchangeOrdersMessages);
  const { error, expired, before, quote } = live;
  const agree = () => {
    live.accept();
    onAgreed();
  };
  const isOfField = error?.fields.some(({ path }) => path === 'amount.amount');
  return (
    <>
      {error && !isOfField && (
        <Stack gap={2}>
          <ProblemBanner error={error} />
          <Inline justify="between">
            <Text variant="caption" color="muted">
              {say('exchangeOrders.form.kept')}
            </Text>
            <Button size="sm" onClick={live.renew}>
              {say('actions.retry')}
            </Button>
          </Inline>
        </Stack>
      )}
      {expired && <ExpiredNotice live={live} />}
      {before && quote && !expired && !error && <PriceChangeNotice before={before} now={quote} onAccept={agree} />}
    </>
  );
}

function PriceFigures({ state }: { readonly state: ExchangeTicketState }) {
  const say = useWords(exchangeOrdersMessages);
  const { quote, asking } = state.live;
  const items = usePriceItems(quote);
  if (quote) return <DetailList items={items} />;
  if (!asking) return <Text color="muted">{say('exchangeOrders.form.noPrice')}</Text>;
  return (
    <Stack gap={3} aria-busy="true" role="status" aria-label={say('exchangeOrders.form.hindrance.asking')}>
      {['rate', 'midRate', 'fee', 'total', 'settles'].map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  );
}
