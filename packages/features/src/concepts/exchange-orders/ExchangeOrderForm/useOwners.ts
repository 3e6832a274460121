import { type Account, type GatewayError, productType } from '@corridor/core';
import type { SelectOption } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { useOwnAccount } from '../../../kit/ticket/payer';
import { accountsMessages } from '../../../messages/accounts';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

/** Those whose money may be exchanged. */
export interface Owners {
  /** Who is meant where nobody says otherwise: the partner itself, if it holds money. */
  readonly first: Account | undefined;
  /** True if anybody has money at all. */
  readonly none: boolean;
  readonly loading: boolean;
  readonly error: GatewayError | undefined;
  refresh(): void;
  /** Finds owners that hold money by the beginning of their name. */
  find(search: string, signal: AbortSignal): Promise<SelectOption[]>;
}

const ONE = { page: 1, size: 1 } as const;
const MOST = 50;
const FUNDED = { ...ONE, filter: { funded: true } };

/** Finds owners of money and the one to begin with. */
export function useOwners(): Owners {
  const { gateway } = useRuntime();
  const t = useMessages(accountsMessages);
  const funded = usePage(gateway.accounts, FUNDED);
  const own = useOwnAccount();
  const find = async (search: string, signal: AbortSignal) => {
    const filter = { funded: true, ...(search && { search }) };
    const { items } = await gateway.accounts.page({ page: 1, size: MOST, filter }, { signal });
    const byId = new Map(items.map((account) => [account.ownerId, account]));
    return [...byId.values()].map((account) => ({
      value: account.ownerId,
      label: account.ownerName,
      description: t(productType.labelKey(account.productType)),
    }));
  };
  return {
    first: own.account,
    none: funded.data?.total === 0,
    loading: funded.loading || own.loading,
    // What is known stays known where only its refresh failed.
    error: funded.data ? undefined : funded.error,
    refresh: () => void Promise.all([funded.refresh(), own.refresh()]),
    find,
  };
}
