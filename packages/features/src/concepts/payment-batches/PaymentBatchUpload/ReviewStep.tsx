import {
  duplicatesInPaymentBatch,
  type PaymentBatchDuplicate,
  paymentBatchOrders,
  shortOfPaymentBatch,
} from '@corridor/core';
import { Banner, Button, Checkbox, Inline, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import { DuplicateList } from './DuplicateList';
import { ShortageBanner } from './ShortageBanner';
import { TotalsTable } from './TotalsTable';
import { type BatchDraft, payableOf } from './useBatchDraft';
import { useConfirm } from './useConfirm';

/** Props of `ReviewStep`. */
export interface ReviewStepProps {
  readonly name: string;
  readonly draft: BatchDraft;
  readonly onBack: () => void;
  readonly onSending: (batchId: string) => void;
  readonly onAccepted: (batchId: string) => void;
}

/** The last step: what all come to once more, what may be paid twice, and the one confirmation. */
export function ReviewStep({ name, draft, onBack, onSending, onAccepted }: ReviewStepProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const heading = useFocusOnce<HTMLElement>();
  const [agreed, setAgreed] = useState<readonly PaymentBatchDuplicate[]>([]);
  const { rows, book } = draft;
  const paid = rows.filter(({ excluded, reading }) => !excluded && reading.ok);
  const payable = payableOf(rows);
  const duplicates = duplicatesInPaymentBatch(payable, book.recent);
  const orders = paymentBatchOrders(payable, agreed);
  const { sending, lost, error, confirm } = useConfirm(name, orders, { onSending, onAccepted });
  const [count, excluded] = [orders.length, rows.length - orders.length];
  // Whoever agreed to some may not know of one that has come since.
  const isAgreed = duplicates.every(({ index }) => agreed.some((one) => one.index === index));
  // A batch whose answer was lost is asked for again as it was: what has changed since then stops nothing.
  const isBlocked = !lost && (shortOfPaymentBatch(payable).length > 0 || !isAgreed);
  return (
    <Stack gap={5} style={{ maxInlineSize: 880 }}>
      <TicketHeading ref={heading}>{t('paymentBatches.review.title')}</TicketHeading>
      <TotalsTable rows={payable} />
      <ShortageBanner rows={payable} />
      {excluded > 0 && (
        <Text color="muted">
          {t('paymentBatches.review.excluded', { count: excluded, shown: format.count(excluded) })}
        </Text>
      )}
      {duplicates.length > 0 && (
        <Stack gap={2}>
          <DuplicateList duplicates={duplicates} rows={paid} />
          <Checkbox
            label={t('paymentBatches.review.payTwice')}
            checked={isAgreed}
            onChange={({ target }) => setAgreed(target.checked ? duplicates : [])}
          />
        </Stack>
      )}
      {lost ? <LostBanner /> : <ProblemBanner error={error} />}
      <Inline gap={3} justify="end">
        <Button disabled={sending || lost} onClick={onBack}>
          {t('form.back')}
        </Button>
        <Button variant="primary" loading={sending} disabled={isBlocked} onClick={confirm}>
          {lost
            ? t('paymentBatches.review.again')
            : t('paymentBatches.review.confirm', { count, shown: format.count(count) })}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Nobody knows whether the batch was received; sending it again is safe. */
function LostBanner() {
  const t = useMessages(paymentBatchesMessages);
  return (
    <Banner tone="warning" title={t('paymentBatches.review.lost')}>
      <Text variant="caption">{t('paymentBatches.review.lostDetail')}</Text>
    </Banner>
  );
}
