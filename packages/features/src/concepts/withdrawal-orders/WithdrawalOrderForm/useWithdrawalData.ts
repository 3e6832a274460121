import { type Account, enablement, type WithdrawalAccount } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import type { Read } from '../../../runtime/useRead';
import { useRecord } from '../../../runtime/useRecord';
import type { WithdrawalData, WithdrawalDraft } from './withdrawalShape';

const ONE = { page: 1, size: 1 };
const FUNDED = { ...ONE, filter: { funded: true } };

type Owned = Pick<Account | WithdrawalAccount, 'ownerId' | 'currency'>;

/** Where money of an owner in a currency is, or where it goes. */
const ofOwner = ({ ownerId, currency }: Owned) => ({ ownerId, currency: [currency] });

const isOfOwner = (one: Owned, other: Owned): boolean =>
  one.ownerId === other.ownerId && one.currency === other.currency;

/** What a page answers to this question: none was asked, or the page of an earlier one still stands there. */
const answerOf = <Rows>(query: object | null, read: Read<Rows>): Rows | undefined =>
  query && !read.previous ? read.data : undefined;

const isAwaited = (query: object | null, { loading, previous }: Read<unknown>): boolean =>
  loading || (query !== null && previous);

/** Reads both sides of a withdrawal: whichever is chosen decides what the other can be. */
export function useWithdrawalData({ accountId, withdrawalAccountId }: WithdrawalDraft): WithdrawalData {
  const { gateway } = useRuntime();
  const funded = usePage(gateway.accounts, FUNDED);
  const chosen = useRecord(gateway.accounts, accountId || null);
  const from = chosen.data;
  const fits = from ? { ...ONE, filter: { ...ofOwner(from), status: [enablement.code.enabled] } } : null;
  const fitting = usePage(gateway.withdrawalAccounts, fits);
  const known = answerOf(fits, fitting);
  const first = known?.items[0];
  const read = useRecord(gateway.withdrawalAccounts, withdrawalAccountId || first?.id || null);
  const to = read.data && from && !isOfOwner(read.data, from) ? undefined : read.data;
  const pays = to && !accountId ? { ...ONE, filter: ofOwner(to) } : null;
  const paying = usePage(gateway.accounts, pays);
  return {
    to,
    account: from ?? answerOf(pays, paying)?.items[0],
    first,
    noneFits: known?.total === 0,
    waiting: funded.data === undefined,
    loading: [chosen.loading, read.loading, isAwaited(fits, fitting), isAwaited(pays, paying)].includes(true),
    none: funded.data?.total === 0,
    // What is known stays known where only its refresh failed.
    error: funded.data ? undefined : funded.error,
    refresh: () => void Promise.all([funded, chosen, fitting, read, paying].map((one) => one.refresh())),
  };
}
