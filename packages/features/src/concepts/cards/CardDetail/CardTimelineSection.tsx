import type { CardDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { Timeline } from '../../../kit/display/Timeline';
import { cardDetailsMessages } from '../../../messages/card-details';

/** What happened to a card. */
export function CardTimelineSection({ record, level }: SectionProps<CardDetail>) {
  const t = useMessages(cardDetailsMessages);
  const events = record.timeline.map(({ action, ...event }) => ({ ...event, title: t(`cards.event.${action}`) }));
  return (
    <DetailSection level={level} title={t('cards.section.timeline')}>
      <Timeline events={events} />
    </DetailSection>
  );
}
