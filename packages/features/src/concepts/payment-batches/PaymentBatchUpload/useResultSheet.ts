import {
  type FeeDirection,
  type GatewayFile,
  PAYMENT_BATCH_FIELDS,
  type PaymentBatchDetail,
  type PaymentBatchField,
  type PaymentBatchLine,
  paymentBatchIdentity,
  paymentBatchLineState,
} from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { refusalWords } from './refusalWords';
import { writeSheet } from './writeSheet';

/** Makes the file of a batch's results: every payment as it was ordered, its identity, its order, or why there is none. It can be read as a batch again. */
export function useResultSheet(): (
  batch: Pick<PaymentBatchDetail, 'id' | 'name'>,
  lines: readonly PaymentBatchLine[],
) => GatewayFile {
  const t = useMessages(paymentBatchesMessages);
  const headings = [
    t('paymentBatches.check.row'),
    t('paymentBatches.field.paymentId'),
    ...PAYMENT_BATCH_FIELDS.map((field) => t(`paymentBatches.field.${field}`)),
    t('paymentBatches.result.state'),
    t('paymentBatches.result.order'),
    t('paymentBatches.result.reason'),
  ];
  return ({ id, name }, lines) =>
    writeSheet(`${withoutEnding(name)}-${t('paymentBatches.result.fileName')}`, [
      headings,
      ...lines.map((line) => [
        String(line.position),
        paymentBatchIdentity(id, line),
        ...orderCells(line),
        t(paymentBatchLineState.labelKey(line.state)),
        line.orderId ?? '',
        refusalWords(line, t),
      ]),
    ]);
}

/** Words of SWIFT, which a file is read by in every language. */
const CHARGES: Readonly<Record<FeeDirection, string>> = { sender: 'OUR', shared: 'SHA', beneficiary: 'BEN' };

/** Cells of a payment in the order of the template. */
export function orderCells(line: PaymentBatchLine): string[] {
  const cells: Readonly<Record<PaymentBatchField, string>> = {
    beneficiary: line.beneficiaryName,
    account: line.ownerId,
    amount: line.amount.amount,
    currency: line.amount.currency,
    feeDirection: line.feeDirection ? CHARGES[line.feeDirection] : '',
    purpose: line.purpose ?? '',
    reference: line.reference,
  };
  return PAYMENT_BATCH_FIELDS.map((field) => cells[field]);
}

function withoutEnding(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(0, at) : name;
}
