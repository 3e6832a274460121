import { type Collection, collectionAuditStatus } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { collectionsMessages } from '../../messages/collections';
import { collectionTones } from './collectionTones';

/** Props of `CollectionStatusChip`. */
export interface CollectionStatusChipProps {
  readonly collection: Pick<Collection, 'status' | 'returnedAt'>;
}

/** Status of a collection as a chip; one that went back to its payer is returned, not rejected. */
export function CollectionStatusChip({ collection: { status, returnedAt } }: CollectionStatusChipProps) {
  const t = useMessages(collectionsMessages);
  if (returnedAt !== null) return <StatusChip tone="neutral">{t('collections.returned.yes')}</StatusChip>;
  return <StatusChip tone={collectionTones[status]}>{t(collectionAuditStatus.labelKey(status))}</StatusChip>;
}
