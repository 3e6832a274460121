import { Banner, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { RequestIdText } from '../display/RequestIdText';
import type { OpenOutcome } from './Submission';

/** No answer came: says that the order may stand, what is being done about it, and under which request id. */
export function OutcomeNotice({ outcome: { state, error } }: { readonly outcome: OpenOutcome }) {
  const t = useMessages(ticketMessages);
  const banner = useFocusOnce<HTMLDivElement>();
  const absent = state === 'absent';
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone={absent ? 'info' : 'warning'}
      title={t(absent ? 'ticket.outcome.absent' : 'ticket.outcome.unknown')}
    >
      <Stack gap={2}>
        <Text variant="caption">{t(`ticket.outcome.${state}Detail`)}</Text>
        {error.requestId && <RequestIdText value={error.requestId} />}
      </Stack>
    </Banner>
  );
}
