import type { SandboxMail } from '@corridor/core';
import { useMessages } from '@corridor/features';
import { Box, Button, EmptyState, Heading, Icon, InboxIcon, Inline, Stack, Text } from '@corridor/ui';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useHostGateway } from '../../app/HostGateway';
import { WithMessages } from '../../app/WithMessages';
import { hostMessages } from '../../messages/host';
import { mailboxMessages } from '../../messages/mailbox';
import { useReportFailure } from '../../notices/ReportsContext';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { hasMailbox } from './MailboxLink';

const Ground = styled(Box)`
  box-sizing: border-box;
  inline-size: min(720px, 100%);
  margin-inline: auto;
  padding: 32px 16px;
`;

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What a demo without a mail server would have mailed: codes and links, for whoever tries it. @source ours */
export function MailboxScreen() {
  if (!hasMailbox()) return <NotFoundScreen />;
  return (
    <WithMessages messages={mailboxMessages}>
      <Mailbox />
    </WithMessages>
  );
}

function Mailbox() {
  const t = useMessages(mailboxMessages);
  const title = useMessages(hostMessages)('host.route.sandbox-mails');
  const [mails, look] = useMails();
  return (
    <Ground as="main">
      <Stack gap={6}>
        <Inline justify="between">
          <Heading level={1}>{title}</Heading>
          <Button onClick={look}>{t('host.mails.refresh')}</Button>
        </Inline>
        {mails?.length === 0 ? (
          <EmptyState
            icon={<Icon of={InboxIcon} size="lg" />}
            title={t('host.mails.empty')}
            description={t('host.mails.help')}
          />
        ) : (
          <Text as="p" color="muted">
            {t('host.mails.help')}
          </Text>
        )}
        {mails?.map(({ to, subject, text }, index) => (
          <Box key={mails.length - index} as="article" surface="base" border radius="card" padding={6}>
            <Stack gap={2}>
              <Heading level={2}>{subject}</Heading>
              <Text color="muted">{t('host.mails.to', { address: to })}</Text>
              <Words as="p">{text}</Words>
            </Stack>
          </Box>
        ))}
      </Stack>
    </Ground>
  );
}

/** The mails, once they have come, and how to look again. */
function useMails(): readonly [mails: readonly SandboxMail[] | null, look: () => void] {
  const { session } = useHostGateway();
  const report = useReportFailure();
  const [mails, setMails] = useState<readonly SandboxMail[] | null>(null);
  const look = useCallback(() => void session.sandboxMails().then(setMails).catch(report), [session, report]);
  useEffect(look, [look]);
  return [mails, look];
}
