'use client';

import type { PaymentOrderDetail } from '@corridor/core';
import { Button, Icon, UploadIcon } from '@corridor/ui';
import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import type { SlotProps } from '../../kit/list/ListParts';
import { listWidget } from '../../kit/list/listWidget';
import { NewRecordButton } from '../../kit/list/NewRecordButton';
import { paymentOrderActions } from './paymentOrderActions';
import { paymentOrderList } from './paymentOrderList';

/** Props of `PaymentOrderTable`; all are optional. */
export interface PaymentOrderTableProps extends ListProps<typeof paymentOrderList> {
  /** Offers a new payment, which your page opens. */
  readonly onNewOrder?: () => void;
  /** Offers a batch of payments, which your page opens. */
  readonly onNewBatch?: () => void;
  /** Offers a payment's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Offers another payment like one that is open, which your page opens. */
  readonly onPayAgain?: (order: PaymentOrderDetail) => void;
}

/** What a `PaymentOrderTable` shows; a host may keep it in its URL. */
export type PaymentOrderView = ViewOf<typeof paymentOrderList>;

/** What a ref to a `PaymentOrderTable` can do. */
export type PaymentOrderTableHandle = ListHandle<typeof paymentOrderList>;

/** Every payment that was ordered: search, filter, sort, page, open, cancel and export. */
export const PaymentOrderTable = listWidget<typeof paymentOrderList, PaymentOrderTableProps>(paymentOrderList, {
  detail: lazyPart(async () => (await import('./paymentOrderDetail')).PaymentOrderDetailPart),
  actions: paymentOrderActions,
  primary: NewPaymentButton,
});

function NewPaymentButton({
  state,
  options: { onNewOrder, onNewBatch },
}: SlotProps<typeof paymentOrderList, PaymentOrderTableProps>) {
  return (
    <>
      {onNewBatch && (
        <Button startIcon={<Icon of={UploadIcon} size="sm" />} onClick={onNewBatch}>
          {state.tools.t('paymentOrders.batch')}
        </Button>
      )}
      {onNewOrder && (
        <NewRecordButton onPress={onNewOrder}>{state.tools.t('paymentOrders.form.title')}</NewRecordButton>
      )}
    </>
  );
}
