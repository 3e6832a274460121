import { ClockIcon, Icon, Inline, Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';
import { asClock } from '../../runtime/asClock';
import { useNow } from '../../runtime/useNow';
import { type Deadline, millisecondsLeft } from './deadline';

const TICK_MS = 250;
const SHORT_MS = 30_000;

/** How long a price still holds; it ticks outside of any live region, so that it is not read out every second. */
export function PriceClock({ deadline }: { readonly deadline: Deadline }) {
  const t = useMessages(ticketMessages);
  const left = millisecondsLeft(deadline, useNow(TICK_MS));
  return (
    <Text
      role="timer"
      aria-live="off"
      variant="caption"
      tabular
      weight="medium"
      color={left < SHORT_MS ? 'warning' : 'muted'}
    >
      <Inline as="span" gap={1}>
        <Icon of={ClockIcon} size="sm" />
        {t('ticket.holds', { time: asClock(Math.ceil(left / 1000)) })}
      </Inline>
    </Text>
  );
}
