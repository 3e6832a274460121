import { Button, DownloadIcon, Icon, Inline } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { countOf } from './countOf';
import type { RunStepProps } from './RunStepProps';
import type { BatchRun } from './useBatchRun';
import { useResultSheet } from './useResultSheet';

/** Props of `RunButtons`. */
export interface RunButtonsProps extends Pick<RunStepProps, 'onRestart' | 'onExport'> {
  readonly name: string;
  readonly run: BatchRun;
}

/** Stops a batch that runs; goes on with one that does not, takes its results away, begins another. */
export function RunButtons({ name, run, onRestart, onExport }: RunButtonsProps) {
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
  return (
    <Inline gap={2}>
      {countOf(lines, 'waiting') > 0 && (
        <Button size="sm" variant="primary" onClick={start}>
          {t('form.next')}
        </Button>
      )}
      {onExport && (
        <Button
          size="sm"
          startIcon={<Icon of={DownloadIcon} size="sm" />}
          onClick={() => void sheetOf(name, lines).then(onExport)}
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
