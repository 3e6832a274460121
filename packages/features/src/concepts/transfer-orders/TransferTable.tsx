'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import type { SlotProps } from '../../kit/list/ListParts';
import { listWidget } from '../../kit/list/listWidget';
import { NewRecordButton } from '../../kit/list/NewRecordButton';
import { transferList } from './transferList';

/** Props of `TransferTable`; all are optional. */
export interface TransferTableProps extends ListProps<typeof transferList> {
  /** Offers a new transfer, which your page opens. */
  readonly onNewTransfer?: () => void;
  /** Offers the two transactions of a transfer to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** What a `TransferTable` shows; a host may keep it in its URL. */
export type TransferView = ViewOf<typeof transferList>;

/** What a ref to a `TransferTable` can do. */
export type TransferTableHandle = ListHandle<typeof transferList>;

/** Every transfer between accounts of the partner: search, filter, sort, page, open and export. */
export const TransferTable = listWidget<typeof transferList, TransferTableProps>(transferList, {
  detail: lazyPart(async () => (await import('./transferDetail')).TransferDetailPart),
  primary: NewTransferButton,
});

function NewTransferButton({ state, options: { onNewTransfer } }: SlotProps<typeof transferList, TransferTableProps>) {
  if (!onNewTransfer) return null;
  return <NewRecordButton onPress={onNewTransfer}>{state.tools.t('transferOrders.form.title')}</NewRecordButton>;
}
