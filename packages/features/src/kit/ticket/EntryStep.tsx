import { Box, Button, Stack } from '@corridor/ui';
import { type FormEvent, useId } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { RestoredNotice } from '../form/RestoredNotice';
import { BlockingReasonText } from './BlockingReasonText';
import type { BlockingReason } from './blockingReason';
import { PricePart } from './PricePart';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';
import { TicketColumns } from './ticket.styles';
import { useFirstWrong } from './useFirstWrong';

/** Blocking reasons that pressing the button explains. */
const REMEDIABLE: readonly BlockingReason[] = ['incomplete', 'tooSmall', 'wrong'];

/** The first step: who, what, how much, and the price that comes with it. */
export function EntryStep<T extends TicketShape>({ ticket, state }: TicketPart<T>) {
  const t = useTranslator();
  const reasonId = useId();
  const { form, focusFirstWrong } = useFirstWrong(state.data.loading);
  const { Fields } = ticket;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    state.review();
    focusFirstWrong();
  };
  // What is missing or wrong is shown by pressing; what is not the reader's to mend stops them.
  const stopped = state.blockingReason && !REMEDIABLE.includes(state.blockingReason);
  return (
    <form ref={form} noValidate aria-label={t(`${ticket.concept}.form.title`)} onSubmit={goOn}>
      <TicketColumns>
        <Box as="section" border radius="card" surface="base" padding={5}>
          <Stack gap={4}>
            {state.restored && <RestoredNotice onStartOver={state.startOver} />}
            <Fields state={state} />
          </Stack>
        </Box>
        <PricePart ticket={ticket} state={state}>
          <Stack gap={2}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              disabled={Boolean(stopped)}
              aria-describedby={reasonId}
            >
              {t('ticket.review')}
            </Button>
            <BlockingReasonText id={reasonId} blockingReason={state.blockingReason} />
          </Stack>
        </PricePart>
      </TicketColumns>
    </form>
  );
}
