import { PAYMENT_BATCH_MAX_ROWS } from '@corridor/core';
import type { UploadEntry } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';
import { type BatchFile, type FileReading, readBatchFile, readPastedCells } from './batchFile';

/** Reads rows out of a file or pasted cells. */
export interface SheetReader {
  readonly reading: boolean;
  /** Why the last one cannot be used, in words; '' where it can. */
  readonly problem: string;
  readonly readFile: (entry: UploadEntry) => void;
  readonly readCells: (cells: string) => void;
}

/** Reads what is given to it, and hands on what can be used. */
export function useSheetReader(onRead: (file: BatchFile) => void): SheetReader {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);
  const most = format.count(PAYMENT_BATCH_MAX_ROWS);
  const take = (found: FileReading) => {
    if ('file' in found) onRead(found.file);
    else setProblem(t(`paymentBatches.start.${found.problem}`, { count: format.count(found.count), most }));
  };
  const read = async (name: string, file: Blob) => {
    setReading(true);
    setProblem('');
    try {
      take(await readBatchFile(name, file));
    } catch {
      setProblem(t('paymentBatches.start.unreadable'));
    } finally {
      setReading(false);
    }
  };
  return {
    reading,
    problem,
    readFile: ({ name, file, status, problem: refusal }) => {
      if (file && status !== 'refused') void read(name, file);
      else setProblem(refusal ?? t('paymentBatches.start.unreadable'));
    },
    readCells: (cells) => {
      setProblem('');
      take(readPastedCells(t('paymentBatches.start.pasted'), cells));
    },
  };
}
