import { type WithdrawalAccountDetail, withdrawalRejection } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { Timeline } from '../../../kit/display/Timeline';
import { withdrawalAccountsMessages } from '../../../messages/withdrawal-accounts';

/** What happened to a withdrawal account, newest first. */
export function AccountTimeline({ record, level }: SectionProps<WithdrawalAccountDetail>) {
  const t = useMessages(withdrawalAccountsMessages);
  const events = record.timeline.map(({ id, action, at, actor, rejectionReasons, reason }) => {
    const reasons = [...rejectionReasons.map((code) => t(withdrawalRejection.labelKey(code))), reason];
    return {
      ...{ id, at },
      ...(actor !== null && { actor }),
      title: t(`withdrawalAccounts.event.${action}`),
      reason: reasons.filter(Boolean).join(' · ') || null,
    };
  });
  return (
    <DetailSection level={level} title={t('withdrawalAccounts.section.timeline')}>
      <Timeline events={events} />
    </DetailSection>
  );
}
