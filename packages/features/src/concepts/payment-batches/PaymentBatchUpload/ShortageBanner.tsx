import { abs, accountLabel, type PayableRow, shortOfPaymentBatch, toWireMoney } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useFormatters } from '../../../runtime/useFormatters';

/** The accounts that have too little for all their payments together; nothing where all suffice. */
export function ShortageBanner({ rows }: { readonly rows: readonly PayableRow[] }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const shortages = useMemo(() => shortOfPaymentBatch(rows), [rows]);
  if (shortages.length === 0) return null;
  return (
    <Banner tone="danger" title={t('paymentBatches.short.title')}>
      <Stack gap={1}>
        {shortages.map(({ account, debited, left }) => (
          <Text key={account.id} variant="caption">
            {t('paymentBatches.short.line', {
              owner: accountLabel(account),
              debited: format.money(toWireMoney(debited)),
              short: format.money(toWireMoney(abs(left))),
            })}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
