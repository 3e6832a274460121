import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { OF_PARTNER } from './ownerSource';
import type { NamedRecord } from './PickedRecord';

/** The partner itself as an owner of money; undefined until it is known, and where its accounts cannot be read. */
export function usePartnerOwner(): NamedRecord | undefined {
  const { gateway } = useRuntime();
  const [account] = usePage(gateway.accounts, OF_PARTNER).data?.items ?? [];
  return account && { id: account.ownerId, name: account.ownerName };
}
