import { DirtyGuardDialog, EmptyState, Icon, WalletIcon } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { ErrorState } from '../display/ErrorState';
import { Forbidden } from '../display/Forbidden';
import { useCreateRight } from '../rights/useCreateRight';
import { AwaitingStep } from './AwaitingStep';
import { EntryStep } from './EntryStep';
import { PendingStep } from './PendingStep';
import { ReviewStep } from './ReviewStep';
import { openOutcomeOf } from './Submission';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';
import { TicketSkeleton } from './TicketSkeleton';
import { useLeaveWarning } from './useLeaveWarning';

/** The steps of a ticket, and the question before what was entered is left. */
export function TicketSteps<T extends TicketShape>(props: TicketPart<T>) {
  return (
    <>
      <CurrentStep {...props} />
      <DirtyGuardDialog guard={props.state.unsaved.guard} />
    </>
  );
}

/** What was sent first, then an error or a missing right, then nothing to move, then its shape, then its steps. */
function CurrentStep<T extends TicketShape>({ ticket, state }: TicketPart<T>) {
  const t = useTranslator();
  const right = useCreateRight(ticket.rights);
  const { data, live, submission, step, options } = state;
  const { now } = submission;
  const { Done } = ticket;
  useLeaveWarning(['sending', 'looking', 'unknown', 'absent'].includes(now.state));
  if (now.state === 'done') {
    const { restart, repeat } = state;
    const next = { onOpenOrder: options.onOpenOrder, onRestart: restart, onRepeat: repeat };
    return <Done order={now.order} options={options} {...next} />;
  }
  if (now.state === 'awaiting') return <AwaitingStep ticket={ticket} state={state} error={now.error} />;
  const outcome = openOutcomeOf(now);
  if (outcome && submission.pending && step !== 'review') {
    return <PendingStep ticket={ticket} state={state} outcome={outcome} />;
  }
  if (right.refused) return <Forbidden />;
  if (data.error) return <ErrorState error={data.error} onRetry={data.refresh} />;
  if (live.error?.kind === 'forbidden') return <ErrorState error={live.error} />;
  if (data.none)
    return (
      <EmptyState
        icon={<Icon of={WalletIcon} size="lg" />}
        title={t(`${ticket.concept}.form.empty`)}
        description={t(`${ticket.concept}.form.emptyDetail`)}
      />
    );
  if (data.waiting || right.loading) return <TicketSkeleton />;
  return step === 'review' && live.price ? (
    <ReviewStep ticket={ticket} state={state} price={live.price} />
  ) : (
    <EntryStep ticket={ticket} state={state} />
  );
}
