import { DirtyGuardDialog, Stack, Stepper } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { RestoredNotice } from '../../../kit/form/RestoredNotice';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import type { PaymentBatchUploadProps } from './PaymentBatchUploadProps';
import { ReviewStep } from './ReviewStep';
import { StartStep } from './StartStep';
import { useBatchEntry } from './useBatchEntry';

/** Props of `EntrySteps`. */
export interface EntryStepsProps extends PaymentBatchUploadProps {
  /** The batch of this id is about to be sent. */
  readonly onSending: (batchId: string) => void;
  readonly onAccepted: (batchId: string) => void;
  /** An unfinished batch was chosen. */
  readonly onOpenBatch: (batchId: string) => void;
}

const STEPS = ['file', 'columns', 'check', 'review'] as const;

/** The steps before a batch is confirmed; going back keeps what was entered, and so does a reload. */
export function EntrySteps({ onSending, onAccepted, onOpenBatch, onExport }: EntryStepsProps) {
  const t = useMessages(paymentBatchesMessages);
  const entry = useBatchEntry();
  const { step, setStep, file, layout, columns, draft, kept, control } = entry;
  const steps = STEPS.map((id) => ({ id, label: t(`paymentBatches.step.${id}`) }));
  const back = (id: string) => setStep(STEPS.find((one) => one === id) ?? 'file');
  const send = (batchId: string) => {
    entry.release();
    onSending(batchId);
  };
  const accept = (batchId: string) => {
    kept.forget();
    onAccepted(batchId);
  };
  return (
    <Stack gap={6}>
      <Stepper label={t('paymentBatches.steps')} steps={steps} current={step} onSelect={back} />
      {kept.restored && <RestoredNotice onStartOver={kept.startOver} />}
      {step === 'file' && <StartStep onRead={entry.read} onOpenBatch={onOpenBatch} onExport={onExport} />}
      {step === 'columns' && file && layout && (
        <ColumnsStep
          file={file}
          layout={layout}
          columns={columns}
          onChange={entry.setColumns}
          onFileChange={entry.lay}
          onHeadingsChange={(line) => entry.lay(file, line)}
          onBack={() => setStep('file')}
          onNext={entry.match}
        />
      )}
      {step === 'check' && (
        <CheckStep
          draft={draft}
          trailers={entry.trailers}
          control={control}
          onBack={() => setStep('columns')}
          onNext={() => setStep('review')}
        />
      )}
      {step === 'review' && file && (
        <ReviewStep
          name={file.name}
          draft={draft}
          onBack={() => setStep('check')}
          onSending={send}
          onAccepted={accept}
        />
      )}
      <DirtyGuardDialog guard={entry.guard} />
    </Stack>
  );
}
