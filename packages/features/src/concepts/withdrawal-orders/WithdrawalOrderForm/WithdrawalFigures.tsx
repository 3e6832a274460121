import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { Figure } from '../../../kit/ticket/Figure';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import type { WithdrawalShape } from './withdrawalShape';

/** What leaves the account and what arrives at the bank. */
export function WithdrawalFigures({ price }: PriceProps<WithdrawalShape>) {
  const t = useMessages(withdrawalOrdersMessages);
  return (
    <FigureLine>
      <Figure label={t('withdrawalOrders.form.leaves')} value={price.debited} />
      <Icon of={ArrowForwardIcon} mirror />
      <Figure label={t('withdrawalOrders.column.received')} value={price.received} />
    </FigureLine>
  );
}
