import { Banner, Button, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { RequestIdText } from '../../display/RequestIdText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { useWords } from '../../words/useWords';
import type { ExchangeTicketState } from './useExchangeTicket';
import { useIsOver } from './useIsOver';

/** Props of `OutcomeNotice`. */
export interface OutcomeNoticeProps {
  readonly state: ExchangeTicketState;
  readonly quoteId: string;
}

/** No answer came: the order may stand. It is looked up first; only where there is none may the same request go out again. */
export function OutcomeNotice({ state, quoteId }: OutcomeNoticeProps) {
  const say = useWords(exchangeOrdersMessages);
  const reasonId = useId();
  const banner = useFocusOnce<HTMLDivElement>();
  const { submission, live } = state;
  const over = useIsOver(live.deadline);
  const { now } = submission;
  if (now.state !== 'looking' && now.state !== 'unknown' && now.state !== 'absent') return null;
  return (
    <Stack gap={4}>
      <Banner
        ref={banner}
        tabIndex={-1}
        tone={now.state === 'absent' ? 'info' : 'warning'}
        title={say(now.state === 'absent' ? 'exchangeOrders.outcome.absent' : 'exchangeOrders.outcome.unknown')}
      >
        <Stack gap={2}>
          <Text variant="caption">{say(`exchangeOrders.outcome.${now.state}Detail`)}</Text>
          {now.error.requestId && <RequestIdText value={now.error.requestId} />}
        </Stack>
      </Banner>
      <Inline gap={3} justify="end">
        {now.state === 'absent' && (
          <Button disabled={!over} aria-describedby={reasonId} onClick={state.back}>
            {say('exchangeOrders.form.back')}
          </Button>
        )}
        <Button loading={now.state === 'looking'} onClick={() => void submission.look(quoteId)}>
          {say('exchangeOrders.outcome.look')}
        </Button>
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
