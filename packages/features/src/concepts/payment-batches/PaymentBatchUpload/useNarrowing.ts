import { needsAttention, type PaymentBatchCheckedRow } from '@corridor/core';
import { useState } from 'react';

/** Rows of a check, all or only those that need attention. */
export interface Narrowing {
  readonly narrowed: boolean;
  readonly shown: readonly PaymentBatchCheckedRow[];
  readonly showWrong: () => void;
  readonly showAll: () => void;
}

/** Narrows rows to those that are wrong; one that is fixed stays visible until they are narrowed anew. */
export function useNarrowing(rows: readonly PaymentBatchCheckedRow[]): Narrowing {
  const [kept, setKept] = useState<ReadonlySet<number> | null>(null);
  const isShown = (row: PaymentBatchCheckedRow) => kept === null || kept.has(row.number) || needsAttention(row);
  return {
    narrowed: kept !== null,
    shown: kept ? rows.filter(isShown) : rows,
    showWrong: () => setKept(new Set(rows.filter(needsAttention).map(({ number }) => number))),
    showAll: () => setKept(null),
  };
}
