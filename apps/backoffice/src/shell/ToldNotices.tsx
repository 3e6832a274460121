import { useMessages } from '@corridor/features';
import { DateTime, Heading, Stack, Text } from '@corridor/ui';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import type { ToldNotice } from '../notices/createNotices';
import { translateMessage } from '../notices/translateMessage';

const Lines = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Line = styled.li`
  padding-block: 8px;
`;

/** What this page told since it was opened, newest first. */
export function ToldNotices({ told }: { readonly told: readonly ToldNotice[] }) {
  const t = useMessages(hostMessages);
  return (
    <Stack gap={1}>
      <Heading level={2} variant="section">
        {t('host.notifications.told')}
      </Heading>
      <Lines>
        {told.map(({ key, message, params, at, kind }) => (
          <Line key={key}>
            <Stack gap={1}>
              <Text weight={kind === 'error' ? 'medium' : 'regular'}>{translateMessage(message, t, params)}</Text>
              <Text variant="small" color="muted">
                <DateTime value={at} />
              </Text>
            </Stack>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}
