import {
  indexPaymentBatchBook,
  PAYMENT_BATCH_TEXT_MAX_LENGTH,
  type PaymentBatchBook,
  type PaymentBatchDraftRow,
  readPaymentBatchIdentity,
} from '@corridor/core';
import { useId, useMemo } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { useRead } from '../../../runtime/useRead';

const EMPTY: PaymentBatchBook = { payees: [], near: [], sources: [], accounts: [], recent: [] };

/** Looks up what the rows may mean: again with each beneficiary or account that was not asked for before. */
export function useBook(rows: readonly PaymentBatchDraftRow[]) {
  const { gateway } = useRuntime();
  const id = useId();
  const beneficiaries = useDistinct(rows, ({ text }) => text.beneficiary);
  const accounts = useDistinct(rows, ({ text }) => text.account);
  const identities = useDistinct(rows, ({ paymentId }) => paymentId);
  const sources = useMemo(() => identities.flatMap((text) => readPaymentBatchIdentity(text) ?? []), [identities]);
  const read = useRead(
    rows.length === 0
      ? null
      : {
          key: ['payment-batch', 'call', { id, beneficiaries, accounts, sources }],
          keepPrevious: true,
          fetch: (options) =>
            gateway.paymentBatches.call(
              'lookup',
              { beneficiaries, accounts, ...(sources.length > 0 && { sources }) },
              options,
            ),
        },
  );
  const { data = EMPTY } = read;
  const index = useMemo(() => indexPaymentBatchBook(data), [data]);
  return { ...read, index, recent: data.recent };
}

/** The texts of rows, each once; the same array as long as they are the same. */
function useDistinct(rows: readonly PaymentBatchDraftRow[], textOf: (row: PaymentBatchDraftRow) => string) {
  const all = [...new Set(rows.map((row) => textOf(row).trim().slice(0, PAYMENT_BATCH_TEXT_MAX_LENGTH)))]
    .filter(Boolean)
    .sort();
  // A cell may have lines of its own.
  const joined = JSON.stringify(all);
  return useMemo((): string[] => JSON.parse(joined), [joined]);
}
