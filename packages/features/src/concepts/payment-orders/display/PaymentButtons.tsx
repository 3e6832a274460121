import type { GatewayFile, PaymentOrderDetail } from '@corridor/core';
import { Button } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { ReceiptButton } from './ReceiptButton';

/** What a host gives to widgets that show a payment. */
export interface PaymentButtonOptions {
  /** Offers another payment like this one, which your page opens. */
  readonly onPayAgain?: (order: PaymentOrderDetail) => void;
  /** Receives the receipt, to save it. */
  readonly onExport?: (file: GatewayFile) => void;
}

/** The receipt of a payment, and the same payment once more, where the host saves the one and opens the other. */
export function PaymentButtons({ record, options }: SectionProps<PaymentOrderDetail, PaymentButtonOptions>) {
  const t = useMessages(paymentOrdersMessages);
  const { onPayAgain, onExport } = options;
  return (
    <>
      {onExport && <ReceiptButton id={record.id} onExport={onExport} />}
      {onPayAgain && <Button onClick={() => onPayAgain(record)}>{t('paymentOrders.detail.again')}</Button>}
    </>
  );
}
