import {
  layOutPaymentSheet,
  matchPaymentBatchColumns,
  type PaymentBatchColumns,
  type PaymentSheetLayout,
  trailersOfPaymentSheet,
} from '@corridor/core';
import { DirtyGuardDialog, Stack, Stepper, useLeaveGuard } from '@corridor/ui';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useUnsavedEntries } from '../../../kit/form/useUnsavedEntries';
import { useLeaveWarning } from '../../../kit/ticket/useLeaveWarning';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import type { BatchFile } from './batchFile';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { NO_CONTROL, useControl } from './ControlFigures';
import type { PaymentBatchUploadProps } from './PaymentBatchUploadProps';
import { ReviewStep } from './ReviewStep';
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
  const { file, layout, columns, trailers, setColumns, lay } = useFile();
  const control = useControl();
  const draft = useBatchDraft();
  useLeaveWarning(draft.rows.length > 0);
  const { guard, send } = useUnsent(file, onSending);
  const read = (next: BatchFile) => {
    lay(next);
    control[1](NO_CONTROL);
    setStep('columns');
  };
  const match = () => {
    if (!layout) return;
    draft.fill(layout, columns);
    setStep('check');
  };
  const steps = STEPS.map((id) => ({ id, label: t(`paymentBatches.step.${id}`) }));
  const back = (id: string) => setStep(STEPS.find((one) => one === id) ?? 'file');
  return (
    <Stack gap={6}>
      <Stepper label={t('paymentBatches.steps')} steps={steps} current={step} onSelect={back} />
      {step === 'file' && <StartStep onRead={read} onOpenBatch={onOpenBatch} onExport={onExport} />}
      {step === 'columns' && file && layout && (
        <ColumnsStep
          file={file}
          layout={layout}
          columns={columns}
          onChange={setColumns}
          onFileChange={lay}
          onHeadingsChange={(line) => lay(file, line)}
          onBack={() => setStep('file')}
          onNext={match}
        />
      )}
      {step === 'check' && (
        <CheckStep
          draft={draft}
          trailers={trailers}
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
          onAccepted={onAccepted}
        />
      )}
      <DirtyGuardDialog guard={guard} />
    </Stack>
  );
}

/** Asks before a file that was not sent is left. */
function useUnsent(file: BatchFile | null, onSending: (batchId: string) => void) {
  const { guard, release } = useUnsavedEntries(useLeaveGuard(file !== null));
  const send = (batchId: string) => {
    release();
    onSending(batchId);
  };
  return { guard, send };
}

/** Holds a file, how it is laid out and what its columns are. */
function useFile() {
  const [file, setFile] = useState<BatchFile | null>(null);
  const [layout, setLayout] = useState<PaymentSheetLayout | null>(null);
  const [columns, setColumns] = useState<PaymentBatchColumns>([]);
  const trailers = useMemo(() => (layout ? trailersOfPaymentSheet(layout.rows, columns) : []), [layout, columns]);
  const lay = (next: BatchFile, headingLine?: number | null) => {
    const found = layOutPaymentSheet(next.lines, headingLine);
    setFile(next);
    setLayout(found);
    setColumns(matchPaymentBatchColumns(found.headings));
  };
  return { file, layout, columns, trailers, setColumns, lay };
}
