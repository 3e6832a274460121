import {
  indexPaymentBatchBook,
  PAYMENT_BATCH_TEXT_MAX_LENGTH,
  type PaymentBatchBook,
  type PaymentBatchText,
} from '@corridor/core';
import { useId, useMemo } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { useRead } from '../../../runtime/useRead';

const EMPTY: PaymentBatchBook = { payees: [], accounts: [], recent: [] };

/** Looks up what the rows may mean: again with each beneficiary or account that was not asked for before. */
export function useBook(rows: readonly { readonly text: PaymentBatchText }[]) {
  const { gateway } = useRuntime();
  const id = useId();
  const beneficiaries = useDistinct(rows, 'beneficiary');
  const accounts = useDistinct(rows, 'account');
  const read = useRead(
    rows.length === 0
      ? null
      : {
          key: ['payment-batch', 'call', { id, beneficiaries, accounts }],
          keepPrevious: true,
          fetch: (options) => gateway.paymentBatches.call('lookup', { beneficiaries, accounts }, options),
        },
  );
  const { data = EMPTY } = read;
  const index = useMemo(() => indexPaymentBatchBook(data), [data]);
  return { ...read, index, recent: data.recent };
}

/** The texts of a field, each once; the same array as long as they are the same. */
function useDistinct(rows: readonly { readonly text: PaymentBatchText }[], field: 'beneficiary' | 'account') {
  const all = [...new Set(rows.map(({ text }) => text[field].trim().slice(0, PAYMENT_BATCH_TEXT_MAX_LENGTH)))]
    .filter(Boolean)
    .sort();
  const joined = all.join('\n');
  return useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined]);
}
