import { ClockIcon, Icon, Inline, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { cardNumberMessages } from '../../../messages/card-number';
import { asClock } from '../../../runtime/asClock';
import { useNow } from '../../../runtime/useNow';

const TICK_MS = 250;
const SHORT_SECONDS = 10;

/** How long something stays on screen; it ticks outside of any live region, so that it is not read out every second. */
export function HideClock({ hideAt }: { readonly hideAt: number }) {
  const t = useMessages(cardNumberMessages);
  const seconds = Math.max(0, Math.ceil((hideAt - useNow(TICK_MS)) / 1000));
  const color = seconds <= SHORT_SECONDS ? 'warning' : 'muted';
  return (
    <Text role="timer" aria-live="off" variant="caption" tabular weight="medium" color={color}>
      <Inline as="span" gap={1}>
        <Icon of={ClockIcon} size="sm" />
        {t('cards.number.hidesIn', { time: asClock(seconds) })}
      </Inline>
    </Text>
  );
}
