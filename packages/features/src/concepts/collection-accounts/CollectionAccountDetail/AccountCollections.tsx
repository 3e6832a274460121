import type { CollectionAccount } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { CollectionRows } from '../../../kit/detail/CollectionRows';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { collectionAccountsMessages } from '../../../messages/collection-accounts';

/** The latest payments that arrived for an account, with the way to all of them. */
export function AccountCollections({ record: { id: accountId }, level }: SectionProps<CollectionAccount>) {
  const t = useMessages(collectionAccountsMessages);
  return (
    <CollectionRows
      level={level}
      title={t('collectionAccounts.latest.title')}
      none={t('collectionAccounts.latest.none')}
      filter={{ accountId }}
      size={5}
    />
  );
}
