import {
  layOutPaymentSheet,
  matchPaymentBatchColumns,
  type PaymentBatchColumns,
  type PaymentSheetLayout,
  trailersOfPaymentSheet,
} from '@corridor/core';
import { useLeaveGuard } from '@corridor/ui';
import { useMemo, useState } from 'react';
import { useUnsavedEntries } from '../../../kit/form/useUnsavedEntries';
import { useLeaveWarning } from '../../../kit/ticket/useLeaveWarning';
import type { BatchFile } from './batchFile';
import { NO_CONTROL, useControl } from './ControlFigures';
import type { BatchEntry } from './keptBatch';
import { useBatchDraft } from './useBatchDraft';
import { useKeptBatch } from './useKeptBatch';

/** Holds what is entered of a batch before it is confirmed, keeps it with the host, and asks before it is left. */
export function useBatchEntry() {
  const [step, setStep] = useState<BatchEntry['step']>('file');
  const file = useFile();
  const control = useControl();
  const draft = useBatchDraft();
  const entry = { step, ...file.now, rows: draft.entered, control: control[0] };
  const kept = useKeptBatch(entry, (earlier) => {
    file.restore(earlier);
    control[1](earlier?.control ?? NO_CONTROL);
    draft.restore(earlier?.rows ?? []);
    setStep(earlier?.step ?? 'file');
  });
  useLeaveWarning(draft.rows.length > 0);
  const { guard, release } = useUnsavedEntries(useLeaveGuard(file.now.file !== null), kept.forget);
  return {
    ...file.now,
    trailers: file.trailers,
    setColumns: file.setColumns,
    lay: file.lay,
    step,
    setStep,
    control,
    draft,
    kept,
    guard,
    release,
    read(next: BatchFile) {
      file.lay(next);
      control[1](NO_CONTROL);
      setStep('columns');
    },
    match() {
      const { layout, columns } = file.now;
      if (!layout) return;
      draft.fill(layout, columns);
      setStep('check');
    },
  };
}

/** Holds a file, how it is laid out and what its columns are. */
function useFile() {
  const [file, setFile] = useState<BatchFile | null>(null);
  const [layout, setLayout] = useState<PaymentSheetLayout | null>(null);
  const [columns, setColumns] = useState<PaymentBatchColumns>([]);
  const trailers = useMemo(() => (layout ? trailersOfPaymentSheet(layout.rows, columns) : []), [layout, columns]);
  const restore = (earlier: Pick<BatchEntry, 'file' | 'layout' | 'columns'> | null) => {
    setFile(earlier?.file ?? null);
    setLayout(earlier?.layout ?? null);
    setColumns(earlier?.columns ?? []);
  };
  const lay = (next: BatchFile, headingLine?: number | null) => {
    const layout = layOutPaymentSheet(next.lines, headingLine);
    restore({ file: next, layout, columns: matchPaymentBatchColumns(layout.headings) });
  };
  return { now: { file, layout, columns }, trailers, setColumns, lay, restore };
}
