import { type MaterialDetail, materialEventKind } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { Timeline } from '../../../kit/display/Timeline';
import { materialsMessages } from '../../../messages/materials';
import { useFormatters } from '../../../runtime/useFormatters';

/** What happened to a material, newest first. */
export function TimelineSection({ record, level }: SectionProps<MaterialDetail>) {
  const t = useMessages(materialsMessages);
  const format = useFormatters();
  const events = record.timeline.map(({ id, kind, at, actor, amount, payerName }) => ({
    ...{ id, at, actor },
    title: t(materialEventKind.labelKey(kind)),
    reason: amount && t('materials.event.link', { amount: format.money(amount), payer: payerName ?? '' }),
  }));
  return (
    <DetailSection level={level} title={t('materials.section.timeline')}>
      <Timeline events={events} />
    </DetailSection>
  );
}
