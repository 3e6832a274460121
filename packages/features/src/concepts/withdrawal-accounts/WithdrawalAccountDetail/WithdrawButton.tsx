import { enablement, type WithdrawalAccount } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RecordButton } from '../../../kit/display/RecordButton';
import { withdrawalAccountsMessages } from '../../../messages/withdrawal-accounts';

/** The way from an account that may be withdrawn to, to a new withdrawal. */
export function WithdrawButton({ record: { id, status } }: SectionProps<WithdrawalAccount>) {
  const t = useMessages(withdrawalAccountsMessages);
  if (status !== enablement.code.enabled) return null;
  return (
    <RecordButton to={{ segment: 'withdrawal-order', create: { withdrawalAccountId: id } }}>
      {t('withdrawalAccounts.detail.withdraw')}
    </RecordButton>
  );
}
