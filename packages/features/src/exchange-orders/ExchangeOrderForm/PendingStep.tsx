import { QUOTE_MINUTES } from '@corridor/core';
import { Box, Stack } from '@corridor/ui';
import { useState } from 'react';
import type { Deadline } from './deadline';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeNotice } from './OutcomeNotice';
import type { ExchangeTicketState } from './useExchangeTicket';
import type { OpenOutcome } from './useOrderSubmission';

/** As long as a price holds: what was sent before the page was loaded anew cannot be taken after it. */
const LONGEST_LIFE_MS = QUOTE_MINUTES * 60_000;

/** Props of `PendingStep`. */
export interface PendingStepProps {
  readonly state: ExchangeTicketState;
  readonly outcome: OpenOutcome;
  readonly quoteId: string;
}

/** An order that was sent before the page was loaded anew: what became of it comes before anything new. */
export function PendingStep({ state, outcome, quoteId }: PendingStepProps) {
  const [deadline] = useState<Deadline>(() => ({ lifeMs: LONGEST_LIFE_MS, askedAt: Date.now() }));
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <OutcomeNotice outcome={outcome} />
        <OutcomeActions state={state} outcome={outcome} quoteId={quoteId} deadline={deadline} />
      </Stack>
    </Box>
  );
}
