import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { Figure } from '../../../kit/ticket/Figure';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import type { PaymentShape } from './paymentShape';

/** What leaves the account and what arrives. */
export function PaymentFigures({ price }: PriceProps<PaymentShape>) {
  const t = useMessages(paymentOrdersMessages);
  return (
    <FigureLine>
      <Figure label={t('paymentOrders.form.sends')} value={price.debited} />
      <Icon of={ArrowForwardIcon} mirror />
      <Figure label={t('paymentOrders.column.received')} value={price.received} />
    </FigureLine>
  );
}
