import type { PaymentBatchDetail } from '@corridor/core';
import { Button, ConfirmDialog, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useRuntime } from '../../../runtime/Runtime';
import { useCallById } from '../../../runtime/useCallById';
import { useFormatters } from '../../../runtime/useFormatters';

/** Props of `DropButton`. */
export interface DropButtonProps extends Pick<PaymentBatchDetail, 'id' | 'name'> {
  /** How many payments wait. */
  readonly waiting: number;
}

/** Gives a batch up whose payments wait, once that was confirmed. */
export function DropButton({ id, name, waiting }: DropButtonProps) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const [asked, setAsked] = useState(false);
  const drop = useCallById(useRuntime().gateway.paymentBatches, 'drop', { onSuccess: () => setAsked(false) });
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {t('paymentBatches.run.drop')}
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={t('paymentBatches.run.dropTitle')}
        confirmLabel={t('paymentBatches.run.drop')}
        busy={drop.state === 'pending'}
        onClose={() => setAsked(false)}
        onConfirm={() => void drop.run(id, {})}
      >
        <Stack gap={3}>
          <Text>
            <bdi>{name}</bdi>
          </Text>
          <Text>{t('paymentBatches.run.dropDetail', { shown: format.count(waiting) })}</Text>
          <ProblemBanner error={drop.error} />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
