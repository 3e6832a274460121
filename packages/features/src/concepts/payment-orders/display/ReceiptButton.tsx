import type { GatewayFile } from '@corridor/core';
import { Button, DownloadIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { usePrintedFile } from '../../../kit/files/usePrintedFile';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { useCallById } from '../../../runtime/useCallById';

/** Props of `ReceiptButton`. */
export interface ReceiptButtonProps {
  /** Id of the payment order. */
  readonly id: string;
  readonly onExport: (file: GatewayFile) => void;
}

/** Fetches the receipt of a payment, and shows that it is on the way. */
export function ReceiptButton({ id, onExport }: ReceiptButtonProps) {
  const t = useMessages(paymentOrdersMessages);
  const { gateway } = useRuntime();
  const write = useCallById(gateway.paymentOrders, 'receipt', usePrintedFile('paymentOrders', onExport));
  return (
    <Button
      startIcon={<Icon of={DownloadIcon} size="sm" />}
      loading={write.state === 'pending'}
      onClick={() => void write.run(id, {})}
    >
      {t('paymentOrders.detail.receipt')}
    </Button>
  );
}
