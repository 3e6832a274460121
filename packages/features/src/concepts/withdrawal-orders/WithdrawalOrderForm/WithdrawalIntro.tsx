import { Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import type { WithdrawalShape } from './withdrawalShape';

/** Where the money goes. */
export function WithdrawalIntro({ state: { data } }: PriceProps<WithdrawalShape>) {
  const t = useMessages(withdrawalOrdersMessages);
  const { to } = data;
  if (!to) return null;
  const { holderName, bankName, accountEnding } = to;
  return (
    <Text color="muted">
      {t('withdrawalOrders.form.into', { holder: holderName, bank: bankName, ending: accountEnding })}
    </Text>
  );
}
