import { Button, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import type { Deadline } from './deadline';
import type { ExchangeTicketState } from './useExchangeTicket';
import { useIsOver } from './useIsOver';
import type { OpenOutcome } from './useOrderSubmission';

/** Props of `OutcomeActions`. */
export interface OutcomeActionsProps {
  readonly state: ExchangeTicketState;
  readonly outcome: OpenOutcome;
  readonly quoteId: string;
  /** Until then the order may still come in, so that none is made beside it. */
  readonly deadline: Deadline | undefined;
}

/** After a lost answer: the order is looked up first; only where there is none may the same request go out again. */
export function OutcomeActions({ state, outcome, quoteId, deadline }: OutcomeActionsProps) {
  const say = useWords(exchangeOrdersMessages);
  const reasonId = useId();
  const { submission } = state;
  const over = useIsOver(deadline);
  const absent = outcome.state === 'absent';
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="end">
        {absent && (
          <Button disabled={!over} aria-describedby={reasonId} onClick={state.back}>
            {say('exchangeOrders.form.back')}
          </Button>
        )}
        <Button loading={outcome.state === 'looking'} onClick={() => void submission.look(quoteId)}>
          {say('exchangeOrders.outcome.look')}
        </Button>
        <Button
          variant="primary"
          disabled={!absent}
          aria-describedby={reasonId}
          onClick={() => void submission.send(quoteId)}
        >
          {say('exchangeOrders.outcome.again')}
        </Button>
      </Inline>
      <Text id={reasonId} variant="caption" color="muted" align="end">
        {say(absent ? 'exchangeOrders.outcome.safe' : 'exchangeOrders.outcome.blocked')}
      </Text>
    </Stack>
  );
}
