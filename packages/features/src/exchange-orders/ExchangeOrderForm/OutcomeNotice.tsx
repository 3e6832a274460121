import { Banner, Stack, Text } from '@corridor/ui';
import { RequestIdText } from '../../display/RequestIdText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { useWords } from '../../words/useWords';
import type { OpenOutcome } from './useOrderSubmission';

/** No answer came: says that the order may stand, what is being done about it, and under which request id. */
export function OutcomeNotice({ outcome: { state, error } }: { readonly outcome: OpenOutcome }) {
  const say = useWords(exchangeOrdersMessages);
  const banner = useFocusOnce<HTMLDivElement>();
  const absent = state === 'absent';
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone={absent ? 'info' : 'warning'}
      title={say(absent ? 'exchangeOrders.outcome.absent' : 'exchangeOrders.outcome.unknown')}
    >
      <Stack gap={2}>
        <Text variant="caption">{say(`exchangeOrders.outcome.${state}Detail`)}</Text>
        {error.requestId && <RequestIdText value={error.requestId} />}
      </Stack>
    </Banner>
  );
}
