import type { ExchangeOrder } from '@corridor/core';
import { Drawer } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { OrderStatusChip } from '../display/OrderStatusChip';
import { useExchangeOrder } from '../display/useExchangeOrder';
import { ExchangeOrderBody } from './ExchangeOrderBody';

/** Props of `ExchangeOrderDrawer`. */
export interface ExchangeOrderDrawerProps {
  readonly orderId: string;
  /** The row that was opened, so that its name is there before its details. */
  readonly row: ExchangeOrder | undefined;
  readonly onClose: () => void;
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  readonly detailRows?: ((order: ExchangeOrder) => readonly DetailItem[]) | undefined;
}

/** The details of an exchange order beside the list it was opened from; the list stays in use. */
export function ExchangeOrderDrawer({ orderId, row, onClose, ...more }: ExchangeOrderDrawerProps) {
  const say = useWords(exchangeOrdersMessages);
  const record = useExchangeOrder(orderId);
  const known = record.data ?? row;
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={
        known
          ? say('exchangeOrders.pair', { sell: known.sell.currency, buy: known.buy.currency })
          : say('exchangeOrders.title')
      }
      subtitle={known && <OrderStatusChip status={known.displayStatus} />}
    >
      <ExchangeOrderBody record={record} {...more} />
    </Drawer>
  );
}
