import type { PaymentBatchDetail } from '@corridor/core';
import { Button, DownloadIcon, Icon, Inline } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { countOf } from './countOf';
import { DropButton } from './DropButton';
import type { RunStepProps } from './RunStepProps';
import type { BatchRun } from './useBatchRun';
import { useResultSheet } from './useResultSheet';

/** Props of `RunButtons`. */
export interface RunButtonsProps extends Pick<RunStepProps, 'onRestart' | 'onExport'> {
  readonly batch: Pick<PaymentBatchDetail, 'id' | 'name'>;
  readonly run: BatchRun;
}

/** Stops a batch that runs; goes on with one that does not or gives it up, takes its results away, begins another. */
export function RunButtons({ batch: { id, name }, run, onRestart, onExport }: RunButtonsProps) {
  const t = useMessages(paymentBatchesMessages);
  const sheetOf = useResultSheet();
  const { state, lines, start, stop } = run;
  if (state !== 'idle') {
    return (
      <Button size="sm" disabled={state === 'stopping'} onClick={stop}>
        {t(state === 'stopping' ? 'paymentBatches.run.stopping' : 'paymentBatches.run.stop')}
      </Button>
    );
  }
  const waiting = countOf(lines, 'waiting');
  return (
    <Inline gap={2}>
      {waiting > 0 && (
        <>
          <Button size="sm" variant="primary" onClick={start}>
            {t('form.next')}
          </Button>
          <DropButton {...{ id, name, waiting }} />
        </>
      )}
      {onExport && (
        <Button
          size="sm"
          startIcon={<Icon of={DownloadIcon} size="sm" />}
          onClick={() => onExport(sheetOf({ id, name }, lines))}
        >
          {t('paymentBatches.run.download')}
        </Button>
      )}
      <Button size="sm" onClick={onRestart}>
        {t('paymentBatches.run.another')}
      </Button>
    </Inline>
  );
}
