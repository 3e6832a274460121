import { matchPaymentBatchColumns, type PaymentBatchColumns } from '@corridor/core';
import { Stack, Stepper } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useLeaveWarning } from '../../../kit/ticket/useLeaveWarning';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import type { PaymentBatchUploadProps } from './PaymentBatchUploadProps';
import { ReviewStep } from './ReviewStep';
import { type Sheet, withoutHeadings } from './Sheet';
import { StartStep } from './StartStep';
import { useBatchDraft } from './useBatchDraft';

/** Props of `EntrySteps`. */
export interface EntryStepsProps extends PaymentBatchUploadProps {
  /** The batch of this id is about to be sent. */
  readonly onSending: (batchId: string) => void;
  readonly onAccepted: (batchId: string) => void;
  /** An unfinished batch was chosen. */
  readonly onOpenBatch: (batchId: string) => void;
}

const STEPS = ['file', 'columns', 'check', 'review'] as const;

type Step = (typeof STEPS)[number];

/** The steps before a batch is confirmed; going back keeps what was entered. */
export function EntrySteps({ onSending, onAccepted, onOpenBatch, onExport }: EntryStepsProps) {
  const t = useMessages(paymentBatchesMessages);
  const [step, setStep] = useState<Step>('file');
  const [found, setFound] = useState<Sheet | null>(null);
  const [headed, setHeaded] = useState(true);
  const sheet = found && (headed ? found : withoutHeadings(found));
  const [columns, setColumns] = useState<PaymentBatchColumns>([]);
  const draft = useBatchDraft();
  useLeaveWarning(draft.rows.length > 0);
  const read = (next: Sheet) => {
    setFound(next);
    setHeaded(true);
    setColumns(matchPaymentBatchColumns(next.headings));
    setStep('columns');
  };
  const match = () => {
    if (!sheet) return;
    draft.fill(sheet, columns);
    setStep('check');
  };
  const steps = STEPS.map((id) => ({ id, label: t(`paymentBatches.step.${id}`) }));
  const back = (id: string) => setStep(STEPS.find((one) => one === id) ?? 'file');
  return (
    <Stack gap={6}>
      <Stepper label={t('paymentBatches.steps')} steps={steps} current={step} onSelect={back} />
      {step === 'file' && <StartStep onRead={read} onOpenBatch={onOpenBatch} onExport={onExport} />}
      {step === 'columns' && sheet && (
        <ColumnsStep
          sheet={sheet}
          headed={headed}
          columns={columns}
          onChange={setColumns}
          onHeadedChange={setHeaded}
          onBack={() => setStep('file')}
          onNext={match}
        />
      )}
      {step === 'check' && (
        <CheckStep draft={draft} onBack={() => setStep('columns')} onNext={() => setStep('review')} />
      )}
      {step === 'review' && sheet && (
        <ReviewStep
          name={sheet.name}
          draft={draft}
          onBack={() => setStep('check')}
          onSending={onSending}
          onAccepted={onAccepted}
        />
      )}
    </Stack>
  );
}
