'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import type { SlotProps } from '../../kit/list/ListParts';
import { listWidget } from '../../kit/list/listWidget';
import { NewRecordButton } from '../../kit/list/NewRecordButton';
import { withdrawalOrderActions } from './withdrawalOrderActions';
import { withdrawalOrderList } from './withdrawalOrderList';

/** Props of `WithdrawalOrderTable`; all are optional. */
export interface WithdrawalOrderTableProps extends ListProps<typeof withdrawalOrderList> {
  /** Offers a new withdrawal, which your page opens. */
  readonly onNewOrder?: () => void;
  /** Offers a withdrawal's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** What a `WithdrawalOrderTable` shows; a host may keep it in its URL. */
export type WithdrawalOrderView = ViewOf<typeof withdrawalOrderList>;

/** What a ref to a `WithdrawalOrderTable` can do. */
export type WithdrawalOrderTableHandle = ListHandle<typeof withdrawalOrderList>;

/** Every withdrawal that was ordered: search, filter, sort, page, open, cancel and export. */
export const WithdrawalOrderTable = listWidget<typeof withdrawalOrderList, WithdrawalOrderTableProps>(
  withdrawalOrderList,
  {
    detail: lazyPart(async () => (await import('./withdrawalOrderDetail')).WithdrawalOrderDetailPart),
    actions: withdrawalOrderActions,
    primary: NewWithdrawalButton,
  },
);

function NewWithdrawalButton({
  state,
  options: { onNewOrder },
}: SlotProps<typeof withdrawalOrderList, WithdrawalOrderTableProps>) {
  if (!onNewOrder) return null;
  return <NewRecordButton onPress={onNewOrder}>{state.tools.t('withdrawalOrders.form.title')}</NewRecordButton>;
}
