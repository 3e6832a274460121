import { type CollectionDetail, collectionEventKind } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { Timeline } from '../../../kit/display/Timeline';
import { collectionsMessages } from '../../../messages/collections';
import { useFormatters } from '../../../runtime/useFormatters';

/** What happened to a collection, newest first, with the amount that each step is about. */
export function CollectionTimeline({ record, level }: SectionProps<CollectionDetail>) {
  const t = useMessages(collectionsMessages);
  const format = useFormatters();
  const events = record.timeline.map(({ id, kind, at, actor, amount, reason }) => ({
    ...{ id, at, actor, reason },
    title: t('collections.timeline.event', {
      event: t(collectionEventKind.labelKey(kind)),
      amount: format.money(amount),
    }),
  }));
  return (
    <DetailSection level={level} title={t('collections.timeline.title')}>
      <Timeline events={events.toReversed()} />
    </DetailSection>
  );
}
