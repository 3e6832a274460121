import { Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ticketMessages } from '../../messages/ticket';
import type { BlockingReason } from './blockingReason';

/** Why the button above cannot be pressed, or what pressing it leads to; its line is always there, so that nothing jumps. */
export function BlockingReasonText({
  id,
  blockingReason,
}: {
  readonly id: string;
  readonly blockingReason: BlockingReason | undefined;
}) {
  const t = useMessages(ticketMessages);
  return (
    <Text id={id} variant="caption" color="muted" align="center" style={{ minBlockSize: 20 }}>
      {t(`ticket.blocked.${blockingReason ?? 'none'}`)}
    </Text>
  );
}
