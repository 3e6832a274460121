import { EmptyState, Heading, Icon, Stack, WalletIcon } from '@corridor/ui';
import { ErrorState } from '../../display/ErrorState';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { AmountsStep } from './AmountsStep';
import { DoneStep } from './DoneStep';
import type { ExchangeOrderFormProps } from './ExchangeOrderForm';
import { PendingStep } from './PendingStep';
import { ReviewStep } from './ReviewStep';
import { TicketSkeleton } from './TicketSkeleton';
import { useExchangeTicket } from './useExchangeTicket';
import { useLeaveWarning } from './useLeaveWarning';
import { openOutcomeOf } from './useOrderSubmission';

/** The ticket in whatever state it is: an error first, then nothing to exchange, then its shape, then its steps. */
export function ExchangeTicket(props: ExchangeOrderFormProps) {
  const { headingLevel = 2 } = props;
  const say = useWords(exchangeOrdersMessages);
  return (
    <Stack gap={6} style={{ maxInlineSize: 1040 }}>
      <Heading level={headingLevel}>{say('exchangeOrders.form.title')}</Heading>
      <TicketBody {...props} />
    </Stack>
  );
}

function TicketBody(props: ExchangeOrderFormProps) {
  const say = useWords(exchangeOrdersMessages);
  const state = useExchangeTicket(props);
  const { owners, balances, live, submission, step } = state;
  const { now } = submission;
  useLeaveWarning(['sending', 'looking', 'unknown', 'absent'].includes(now.state));
  if (now.state === 'done') return <DoneStep order={now.order} onRestart={state.restart} {...props} />;
  const outcome = openOutcomeOf(now);
  if (outcome && submission.pending && step !== 'review') {
    return <PendingStep state={state} outcome={outcome} quoteId={submission.pending} />;
  }
  const error = owners.error ?? (balances.currencies.length === 0 ? balances.error : undefined);
  const retry = () => {
    owners.refresh();
    balances.refresh();
  };
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (live.error?.kind === 'forbidden') return <ErrorState error={live.error} />;
  if (owners.none)
    return (
      <EmptyState
        icon={<Icon of={WalletIcon} size="lg" />}
        title={say('exchangeOrders.form.empty')}
        description={say('exchangeOrders.form.emptyDetail')}
      />
    );
  if (owners.loading || balances.currencies.length === 0) return <TicketSkeleton />;
  return step === 'review' && live.quote ? (
    <ReviewStep state={state} quote={live.quote} />
  ) : (
    <AmountsStep state={state} />
  );
}
