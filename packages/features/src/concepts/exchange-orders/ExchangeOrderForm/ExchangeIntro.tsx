import { Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import type { ExchangeShape } from './exchangeShape';

/** Whose money is exchanged. */
export function ExchangeIntro({ price: { ownerName } }: PriceProps<ExchangeShape>) {
  const t = useMessages(exchangeOrdersMessages);
  return <Text color="muted">{t('exchangeOrders.form.for', { owner: ownerName })}</Text>;
}
