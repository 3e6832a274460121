import type { PaymentBatchCheckedRow, PaymentBatchDuplicate } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';
import { ScrollingList } from './list.styles';

/** Props of `DuplicateList`. */
export interface DuplicateListProps {
  readonly duplicates: readonly PaymentBatchDuplicate[];
  /** The rows that are paid, in their order. */
  readonly rows: readonly PaymentBatchCheckedRow[];
}

/** The payments that may be made twice, each with the one it is like. */
export function DuplicateList({ duplicates, rows }: DuplicateListProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const lineOf = ({ index, ofIndex, ofOrder }: PaymentBatchDuplicate): string => {
    const row = rows[index];
    if (!row?.reading.ok) return '';
    const { order, payee } = row.reading;
    const said = { row: row.number, amount: format.money(order.amount), beneficiary: payee.name };
    const other = ofIndex === null ? undefined : rows[ofIndex]?.number;
    return other === undefined
      ? t('paymentBatches.review.likeOrder', { ...said, reference: ofOrder?.reference ?? '' })
      : t('paymentBatches.review.likeRow', { ...said, other });
  };
  const count = duplicates.length;
  return (
    <Banner tone="warning" title={t('paymentBatches.review.duplicates', { count, shown: format.count(count) })}>
      <ScrollingList tabIndex={0}>
        {duplicates.map((duplicate) => (
          <li key={duplicate.index}>
            <Text variant="caption">{lineOf(duplicate)}</Text>
          </li>
        ))}
      </ScrollingList>
    </Banner>
  );
}
