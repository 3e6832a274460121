import { type MerchantDetail, type MerchantReview, rejectionReason } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { Timeline } from '../../../kit/display/Timeline';
import { merchantsMessages } from '../../../messages/merchants';

/** What happened to a merchant, newest first. */
export function TimelineSection({ record, level }: SectionProps<MerchantDetail>) {
  const t = useMessages(merchantsMessages);
  const reasonOf = (review: MerchantReview | null) =>
    review && [...review.reasons.map((reason) => t(rejectionReason.labelKey(reason))), review.note].filter(Boolean);
  const events = record.timeline.map(({ id, action, at, actor, review }) => ({
    ...{ id, at, actor },
    title: t(`merchants.event.${action}`),
    reason: reasonOf(review)?.join(' · ') ?? null,
  }));
  return (
    <DetailSection level={level} title={t('merchants.section.timeline')}>
      <Timeline events={events} />
    </DetailSection>
  );
}
