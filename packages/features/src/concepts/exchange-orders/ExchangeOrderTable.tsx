'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import type { SlotProps } from '../../kit/list/ListParts';
import { listWidget } from '../../kit/list/listWidget';
import { NewRecordButton } from '../../kit/list/NewRecordButton';
import { exchangeOrderList } from './exchangeOrderList';

/** Props of `ExchangeOrderTable`; all are optional. */
export interface ExchangeOrderTableProps extends ListProps<typeof exchangeOrderList> {
  /** Offers a new exchange, which your page opens. */
  readonly onNewOrder?: () => void;
  /** Offers an order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** What an `ExchangeOrderTable` shows; a host may keep it in its URL. */
export type ExchangeOrderView = ViewOf<typeof exchangeOrderList>;

/** What a ref to an `ExchangeOrderTable` can do. */
export type ExchangeOrderTableHandle = ListHandle<typeof exchangeOrderList>;

/** Every exchange that was ordered: search, filter, sort, page, open and export. */
export const ExchangeOrderTable = listWidget<typeof exchangeOrderList, ExchangeOrderTableProps>(exchangeOrderList, {
  detail: lazyPart(async () => (await import('./exchangeOrderDetail')).ExchangeOrderDetailPart),
  primary: NewExchangeButton,
});

function NewExchangeButton({
  state,
  options: { onNewOrder },
}: SlotProps<typeof exchangeOrderList, ExchangeOrderTableProps>) {
  if (!onNewOrder) return null;
  return <NewRecordButton onPress={onNewOrder}>{state.tools.t('exchangeOrders.form.title')}</NewRecordButton>;
}
