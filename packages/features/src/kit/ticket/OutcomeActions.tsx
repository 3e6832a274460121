import { Button, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';
import type { Deadline } from './deadline';
import type { OpenOutcome } from './Submission';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';
import { useIsOver } from './useIsOver';

/** Props of `OutcomeActions`. */
export interface OutcomeActionsProps<T extends TicketShape> extends TicketPart<T> {
  readonly outcome: OpenOutcome;
  /** Until then the order may still come in, so that none is made beside it. */
  readonly deadline: Deadline | undefined;
}

/** After a lost answer: the order is looked up first; only where there is none may the same request go out again. */
export function OutcomeActions<T extends TicketShape>({ ticket, state, outcome, deadline }: OutcomeActionsProps<T>) {
  const t = useMessages(ticketMessages);
  const reasonId = useId();
  const { submission } = state;
  const over = useIsOver(deadline);
  const absent = outcome.state === 'absent';
  const safe = ticket.order.longestLife ? 'ticket.outcome.safeOnceOver' : 'ticket.outcome.safe';
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="end">
        {absent && (
          <Button disabled={!over} aria-describedby={reasonId} onClick={state.back}>
            {t('ticket.back')}
          </Button>
        )}
        <Button loading={outcome.state === 'looking'} onClick={() => void submission.look()}>
          {t('ticket.outcome.look')}
        </Button>
        <Button
          variant="primary"
          disabled={!absent}
          aria-describedby={reasonId}
          onClick={() => void submission.again()}
        >
          {t('ticket.outcome.again')}
        </Button>
      </Inline>
      <Text id={reasonId} variant="caption" color="muted" align="end">
        {t(absent ? safe : 'ticket.outcome.blocked')}
      </Text>
    </Stack>
  );
}
