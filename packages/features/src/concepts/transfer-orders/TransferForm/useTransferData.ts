import { productType } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { useRecord } from '../../../runtime/useRecord';
import type { TransferData, TransferDraft, TransferOptions } from './transferShape';

const OWN = { page: 1, size: 1, filter: { funded: true, productType: [productType.code.partnerAccount] } };
const FUNDED = { page: 1, size: 1, filter: { funded: true } };

/** Reads the two accounts of a transfer, and the one to begin with: the partner's own first. */
export function useTransferData(draft: TransferDraft, { accountId = '' }: TransferOptions): TransferData {
  const { gateway } = useRuntime();
  const own = usePage(gateway.accounts, OWN);
  const funded = usePage(gateway.accounts, FUNDED);
  const first = own.data?.items[0] ?? funded.data?.items[0];
  const fromId = accountId || draft.fromAccountId || first?.id || '';
  const from = useRecord(gateway.accounts, fromId || null);
  const to = useRecord(gateway.accounts, draft.toAccountId || null);
  const waiting = own.data === undefined || funded.data === undefined;
  return {
    first,
    from: from.data,
    to: to.data,
    waiting,
    loading: from.loading || to.loading,
    none: funded.data?.total === 0,
    // What is known stays known where only its refresh failed.
    error: waiting ? (own.error ?? funded.error) : undefined,
    refresh: () => void Promise.all([own.refresh(), funded.refresh(), from.refresh(), to.refresh()]),
  };
}
