import { useOwnAccount } from '../../../kit/ticket/payer';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { useRecord } from '../../../runtime/useRecord';
import type { TransferData, TransferDraft, TransferOptions } from './transferShape';

const FUNDED = { page: 1, size: 1, filter: { funded: true } };

/** Reads the two accounts of a transfer, and the one to begin with, which is the partner's own or none. */
export function useTransferData(draft: TransferDraft, { accountId = '' }: TransferOptions): TransferData {
  const { gateway } = useRuntime();
  const own = useOwnAccount();
  const funded = usePage(gateway.accounts, FUNDED);
  const first = own.account;
  const fromId = accountId || draft.fromAccountId || first?.id || '';
  const from = useRecord(gateway.accounts, fromId || null);
  const to = useRecord(gateway.accounts, draft.toAccountId || null);
  const waiting = own.loading || funded.data === undefined;
  return {
    first,
    from: from.data,
    to: to.data,
    waiting,
    loading: from.loading || to.loading,
    none: funded.data?.total === 0,
    // What is known stays known where only its refresh failed.
    error: funded.data ? undefined : funded.error,
    refresh: () => void Promise.all([own.refresh(), funded.refresh(), from.refresh(), to.refresh()]),
  };
}
