import { type GatewayFile, type PaymentBatchLine, paymentBatchLineState } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { refusalWords } from './refusalWords';
import { writeSheet } from './writeSheet';

/** Makes the file of a batch's results: every payment with its order, or why there is none. */
export function useResultSheet(): (name: string, lines: readonly PaymentBatchLine[]) => Promise<GatewayFile> {
  const t = useMessages(paymentBatchesMessages);
  const headings = [
    t('paymentBatches.check.row'),
    t('paymentBatches.field.beneficiary'),
    t('paymentBatches.field.amount'),
    t('paymentBatches.field.currency'),
    t('paymentBatches.field.reference'),
    t('paymentBatches.result.state'),
    t('paymentBatches.result.order'),
    t('paymentBatches.result.reason'),
  ];
  const rowOf = (line: PaymentBatchLine) => [
    String(line.position),
    line.beneficiaryName,
    line.amount.amount,
    line.amount.currency,
    line.reference,
    t(paymentBatchLineState.labelKey(line.state)),
    line.orderId ?? '',
    refusalWords(line, t),
  ];
  return (name, lines) =>
    writeSheet(`${withoutEnding(name)}-${t('paymentBatches.result.fileName')}`, [headings, ...lines.map(rowOf)]);
}

function withoutEnding(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(0, at) : name;
}
