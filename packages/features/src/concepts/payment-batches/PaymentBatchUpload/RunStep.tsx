import { Button, EmptyState, Icon, InboxIcon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { BatchProgress } from './BatchProgress';
import type { RunStepProps } from './RunStepProps';

/** A confirmed batch: read anew, so that it goes on where it was. */
export function RunStep(props: RunStepProps) {
  const t = useMessages(paymentBatchesMessages);
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRecord(gateway.paymentBatches, props.batchId);
  if (data) return <BatchProgress {...props} batch={data} />;
  if (error?.kind === 'not-found') {
    return (
      <EmptyState
        icon={<Icon of={InboxIcon} size="lg" />}
        title={t('paymentBatches.run.absent')}
        description={t('paymentBatches.run.absentDetail')}
        action={<Button onClick={props.onRestart}>{t('paymentBatches.run.another')}</Button>}
      />
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refresh()} /> : <FormSkeleton />;
}
