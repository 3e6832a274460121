import { Button, Inline, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { TicketHeading } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { usePage } from '../../../runtime/usePage';

const NEWEST = { page: 1, size: 5, filter: { open: true } };

/** The newest batches of which payments wait, to go on with; nothing where there are none. */
export function OpenBatches({ onOpen }: { readonly onOpen: (batchId: string) => void }) {
  const t = useMessages(paymentBatchesMessages);
  const format = useFormatters();
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.paymentBatches, NEWEST);
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={2}>
      <TicketHeading>{t('paymentBatches.start.open')}</TicketHeading>
      {data.items.map(({ id, name, payments, placed, refused, createdAt }) => (
        <Inline key={id} justify="between" gap={3}>
          <Stack gap={0}>
            <Text>
              <bdi>{name}</bdi>
            </Text>
            <Text variant="small" color="muted" tabular>
              {format.minute(createdAt)} ·{' '}
              {t('paymentBatches.start.openLine', {
                done: format.count(placed + refused),
                count: format.count(payments),
              })}
            </Text>
          </Stack>
          <Button size="sm" aria-label={`${t('form.next')}: ${name}`} onClick={() => onOpen(id)}>
            {t('form.next')}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
