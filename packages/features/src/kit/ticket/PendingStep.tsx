import { Box, Stack } from '@corridor/ui';
import { useState } from 'react';
import type { Deadline } from './deadline';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeNotice } from './OutcomeNotice';
import type { OpenOutcome } from './Submission';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';

/** Props of `PendingStep`. */
export interface PendingStepProps<T extends TicketShape> extends TicketPart<T> {
  readonly outcome: OpenOutcome;
}

/** An order that was sent before the page was loaded anew: what became of it comes before anything new. */
export function PendingStep<T extends TicketShape>({ ticket, state, outcome }: PendingStepProps<T>) {
  const { longestLife } = ticket.order;
  const [sentAt] = useState(Date.now);
  const [deadline] = useState<Deadline | undefined>(longestLife ? { lifeMs: longestLife, askedAt: sentAt } : undefined);
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <OutcomeNotice outcome={outcome} />
        <OutcomeActions ticket={ticket} state={state} outcome={outcome} deadline={deadline} />
      </Stack>
    </Box>
  );
}
