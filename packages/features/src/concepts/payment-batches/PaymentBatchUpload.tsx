'use client';

import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { formMessages } from '../../messages/forms';
import { paymentBatchesMessages } from '../../messages/payment-batches';
import { paymentOrdersMessages } from '../../messages/payment-orders';
import { BatchBody } from './PaymentBatchUpload/BatchBody';
import type { PaymentBatchUploadProps } from './PaymentBatchUpload/PaymentBatchUploadProps';

const WORDS = [paymentBatchesMessages, paymentOrdersMessages, beneficiariesMessages, formMessages];

/** Pays a batch out of a file or pasted cells: columns matched, rows checked and fixed in place, one confirmation, each payment placed once. */
export function PaymentBatchUpload(props: PaymentBatchUploadProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <BatchBody {...props} />
    </WidgetFrame>
  );
}
