import { useWords } from '@corridor/features';
import { DateTime, EmptyState, Stack, Text } from '@corridor/ui';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import type { ToldNotice } from '../notices/createNotices';
import { translateMessage } from '../notices/translateMessage';

const Lines = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  inline-size: min(320px, calc(100vw - 48px));
  max-block-size: 60dvh;
  overflow: auto;
`;

const Line = styled.li`
  padding-block: 8px;
`;

/** Notices that were told, newest first. */
export function NotificationList({ told }: { readonly told: readonly ToldNotice[] }) {
  const say = useWords(hostMessages);
  if (told.length === 0) {
    return (
      <EmptyState size="sm" title={say('host.notifications.none')} description={say('host.notifications.noneHelp')} />
    );
  }
  return (
    <Lines>
      {told.map(({ key, message, at, kind }) => (
        <Line key={key}>
          <Stack gap={1}>
            <Text weight={kind === 'error' ? 'medium' : 'regular'}>{translateMessage(message, say)}</Text>
            <Text variant="small" color="muted">
              <DateTime value={at} />
            </Text>
          </Stack>
        </Line>
      ))}
    </Lines>
  );
}
