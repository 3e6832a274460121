import type { VirtualAccount } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { CollectionRows } from '../../../kit/detail/CollectionRows';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { virtualAccountsMessages } from '../../../messages/virtual-accounts';

/** The latest payments that arrived under a virtual account, with the way to all of them. */
export function LatestCollections({ record: { id: virtualAccountId }, level }: SectionProps<VirtualAccount>) {
  const t = useMessages(virtualAccountsMessages);
  return (
    <CollectionRows
      level={level}
      title={t('virtualAccounts.latest.title')}
      none={t('virtualAccounts.latest.none')}
      filter={{ virtualAccountId }}
      size={5}
    />
  );
}
