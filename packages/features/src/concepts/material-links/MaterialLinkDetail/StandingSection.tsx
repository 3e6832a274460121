import { collectionAuditStatus, type MaterialLink } from '@corridor/core';
import { Banner } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { materialLinksMessages } from '../../../messages/material-links';

/** What the status of a link means: whether it can be removed, and what it waits for. */
export function StandingSection({ record }: SectionProps<MaterialLink>) {
  const t = useMessages(materialLinksMessages);
  const standing = standingOf(record);
  return <Banner tone={standing === 'released' ? 'neutral' : 'info'}>{t(`materialLinks.explain.${standing}`)}</Banner>;
}

function standingOf({ status, collectionStatus }: MaterialLink) {
  if (status === 'released') return 'released';
  if (collectionStatus === collectionAuditStatus.code.approved) return 'final';
  return collectionStatus === collectionAuditStatus.code.reviewing ? 'reviewing' : 'waiting';
}
