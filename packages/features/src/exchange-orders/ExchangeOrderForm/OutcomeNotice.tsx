import { Banner, Button, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { RequestIdText } from '../../display/RequestIdText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import type { ExchangeTicketState } from './useExchangeTicket';

/** Props of `OutcomeNotice`. */
export interface OutcomeNoticeProps {
  readonly state: ExchangeTicketState;
  readonly quoteId: string;
}

/** No answer came: the order may stand. It is looked up first; only where there is none may the same request go out again. */
export function OutcomeNotice({ state, quoteId }: OutcomeNoticeProps) {
  const say = useWords(exchangeOrdersMessages);
  const reasonId = useId();
  const { submission } = state;
  const { now } = submission;
  if (now.state !== 'looking' && now.state !== 'unknown' && now.state !== 'absent') return null;
  const look = (
    <Button loading={now.state === 'looking'} onClick={() => void submission.look(quoteId)}>
      {say('exchangeOrders.outcome.look')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Banner
        tone={now.state === 'absent' ? 'info' : 'warning'}
        title={say(now.state === 'absent' ? 'exchangeOrders.outcome.absent' : 'exchangeOrders.outcome.unknown')}
      >
        <Stack gap={2}>
          <Text variant="caption">{say(`exchangeOrders.outcome.${now.state}Detail`)}</Text>
          {now.error.requestId && <RequestIdText value={now.error.requestId} />}
        </Stack>
      </Banner>
      <Inline gap={3} justify="end">
        {look}
        <Button
          variant="primary"
          disabled={now.state !== 'absent'}
          aria-describedby={reasonId}
          onClick={() => void submission.send(quoteId)}
        >
          {say('exchangeOrders.outcome.again')}
        </Button>
      </Inline>
      <Text id={reasonId} variant="caption" color="muted" align="end">
        {say(now.state === 'absent' ? 'exchangeOrders.outcome.safe' : 'exchangeOrders.outcome.blocked')}
      </Text>
    </Stack>
  );
}
