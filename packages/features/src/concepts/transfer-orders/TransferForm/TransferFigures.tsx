import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { Figure } from '../../../kit/ticket/Figure';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { transferOrdersMessages } from '../../../messages/transfer-orders';
import type { TransferShape } from './transferShape';

/** What leaves the one account and what enters the other. */
export function TransferFigures({ price, state: { data } }: PriceProps<TransferShape>) {
  const t = useMessages(transferOrdersMessages);
  return (
    <FigureLine>
      <Figure label={t('transferOrders.form.outOf', { owner: data.from?.ownerName ?? '' })} value={price.debited} />
      <Icon of={ArrowForwardIcon} mirror />
      <Figure label={t('transferOrders.form.into', { owner: data.to?.ownerName ?? '' })} value={price.received} />
    </FigureLine>
  );
}
