import type { PaymentBatchDetail, PaymentBatchLine } from '@corridor/core';
import { Banner, Inline, ProgressBar, Stack, Text } from '@corridor/ui';
import { useEffect } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { useLeaveWarning } from '../../../kit/ticket/useLeaveWarning';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import { countOf } from './countOf';
import { ResultTable } from './ResultTable';
import { RunButtons } from './RunButtons';
import type { RunStepProps } from './RunStepProps';
import { useBatchRun } from './useBatchRun';

/** Props of `BatchProgress`. */
export interface BatchProgressProps extends RunStepProps {
  readonly batch: PaymentBatchDetail;
}

/** How far a batch has come, payment by payment, with what stops it, goes on with it and takes the results away. */
export function BatchProgress({ batch, begins, onRestart, onExport, onOpenOrder }: BatchProgressProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const heading = useFocusOnce<HTMLElement>();
  const run = useBatchRun(batch);
  const { state, lines, error, start } = run;
  const done = lines.length - countOf(lines, 'waiting');
  const isBeginning = begins && done === 0 && !error;
  useLeaveWarning(state !== 'idle');
  useEffect(() => {
    if (begins) start();
  }, [begins, start]);
  const progress = t('paymentBatches.run.progress', {
    done: format.count(done),
    count: format.count(lines.length),
  });
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Stack gap={0}>
          <TicketHeading ref={heading}>
            <bdi>{batch.name}</bdi>
          </TicketHeading>
          <Text color="muted" role="status" tabular>
            {progress}
          </Text>
        </Stack>
        <RunButtons batch={batch} run={run} onRestart={onRestart} onExport={onExport} />
      </Inline>
      <ProgressBar label={t('paymentBatches.run.label')} value={(done / lines.length) * 100} valueText={progress} />
      <ProblemBanner error={error} />
      {state === 'idle' && !isBeginning && <OutcomeBanner lines={lines} />}
      <ResultTable lines={lines} onOpenOrder={onOpenOrder} />
    </Stack>
  );
}

/** What a batch that does not run has come to. */
function OutcomeBanner({ lines }: { readonly lines: readonly PaymentBatchLine[] }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const said = (count: number) => ({ count, shown: format.count(count) });
  const [waiting, placed, refused] = [countOf(lines, 'waiting'), countOf(lines, 'placed'), countOf(lines, 'refused')];
  if (waiting > 0) {
    return (
      <Banner tone="info" title={t('paymentBatches.run.paused')}>
        {t('paymentBatches.run.pausedDetail', said(waiting))}
      </Banner>
    );
  }
  return (
    <Banner tone={refused > 0 ? 'warning' : 'success'} title={t('paymentBatches.run.done')}>
      {t('paymentBatches.run.doneDetail', said(placed))}
      {refused > 0 && ` ${t('paymentBatches.run.refusedDetail', said(refused))}`}
    </Banner>
  );
}
