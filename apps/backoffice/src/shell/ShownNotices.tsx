import { useMessages } from '@corridor/features';
import { DateTime, Heading, Stack, Text } from '@corridor/ui';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import type { ShownNotice } from '../notices/createNotices';
import { translateMessage } from '../notices/translateMessage';

const Lines = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Line = styled.li`
  padding-block: 8px;
`;

/** Notices that this page has shown since it was opened, newest first. */
export function ShownNotices({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const t = useMessages(hostMessages);
  return (
    <Stack gap={1}>
      <Heading level={2} variant="section">
        {t('host.notifications.onThisPage')}
      </Heading>
      <Lines>
        {notices.map(({ key, message, params, at, kind }) => (
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
