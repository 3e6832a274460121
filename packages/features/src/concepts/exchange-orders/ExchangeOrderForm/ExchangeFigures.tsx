import type { FixedSide } from '@corridor/core';
import { ArrowForwardIcon, Chip, Icon, PinIcon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { Figure } from '../../../kit/ticket/Figure';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { ticketMessages } from '../../../messages/ticket';
import type { ExchangeShape } from './exchangeShape';

/** What is sold and what is bought, and which of the two never changes. */
export function ExchangeFigures({ price: { sell, buy, fixedSide } }: PriceProps<ExchangeShape>) {
  const t = useMessages(exchangeOrdersMessages, ticketMessages);
  const markOf = (side: FixedSide) =>
    side === fixedSide && (
      <Chip tone="brand" startIcon={<Icon of={PinIcon} size="sm" />}>
        {t('ticket.fixed')}
      </Chip>
    );
  return (
    <FigureLine>
      <Figure label={t('exchangeOrders.form.sell')} value={sell} mark={markOf('sell')} />
      <Icon of={ArrowForwardIcon} mirror />
      <Figure label={t('exchangeOrders.form.buy')} value={buy} mark={markOf('buy')} />
    </FigureLine>
  );
}
