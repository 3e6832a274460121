import type { PaymentArrival, PaymentDelay } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useFormatters } from '../../../runtime/useFormatters';

/** Props of `ArrivalText`. */
export interface ArrivalTextProps {
  readonly value: PaymentArrival;
  /** Nothing is ordered yet: says until when that date holds. */
  readonly open?: boolean;
}

/** The date by which a payment arrives, and what it waits for: the cut-off, a weekend, a bank holiday by its name. */
export function ArrivalText({ value: { arrivesOn, cutOffAt, delays }, open }: ArrivalTextProps) {
  const t = useMessages(paymentOrdersMessages);
  const format = useFormatters();
  const reasons = delays
    .filter((delay, index) => !isSameWeekend(delay, delays[index - 1]))
    .map(({ kind, date, name }) => ({
      text: t(`paymentOrders.arrival.${kind}`, { date, name: name ?? '' }),
      title: date,
    }));
  const orderBy = {
    text: t('paymentOrders.arrival.orderBy', { time: format.minute(cutOffAt) }),
    title: format.instantTitle(cutOffAt),
  };
  return (
    <Stack gap={1}>
      <time dateTime={arrivesOn}>
        <bdi dir="ltr">{arrivesOn}</bdi>
      </time>
      {[...(open ? [orderBy] : []), ...reasons].map(({ text, title }) => (
        <Text key={text} variant="small" color="muted" title={title}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}

/** Returns true for the second day of a weekend that was told already. */
const isSameWeekend = (delay: PaymentDelay, before: PaymentDelay | undefined) =>
  delay.kind === 'weekend' && before?.kind === 'weekend';
