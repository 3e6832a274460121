import { enablement, type WithdrawalAccountDetail, withdrawalRejection } from '@corridor/core';
import { Banner } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { withdrawalAccountsMessages } from '../../../messages/withdrawal-accounts';

/** Why nothing can be withdrawn to an account now; nothing where it can. */
export function StandingNotice({ record }: SectionProps<WithdrawalAccountDetail>) {
  const t = useMessages(withdrawalAccountsMessages);
  const { status, verifiedAt, rejectionReasons, reason } = record;
  if (status === enablement.code.enabled) return null;
  if (status === enablement.code.initial) {
    return (
      <Banner tone="info" title={t('withdrawalAccounts.standing.waiting')}>
        {t('withdrawalAccounts.standing.waitingDetail')}
      </Banner>
    );
  }
  const reasons = [...rejectionReasons.map((code) => t(withdrawalRejection.labelKey(code))), reason];
  return (
    <Banner
      tone={verifiedAt ? 'warning' : 'danger'}
      title={t(verifiedAt ? 'withdrawalAccounts.standing.disabled' : 'withdrawalAccounts.standing.rejected')}
    >
      {reasons.filter(Boolean).join(' · ')}
    </Banner>
  );
}
