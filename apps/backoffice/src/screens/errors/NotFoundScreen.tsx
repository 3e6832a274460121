import { useWords } from '@corridor/features';
import { ButtonLink, Heading, Stack, Text } from '@corridor/ui';
import { useLocation } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';

/** What an unknown address shows. @source spec §2 "$error" */
export function NotFoundScreen() {
  const say = useWords(hostMessages);
  const { pathname } = useLocation();
  return (
    <Stack as="main" gap={4} align="center" justify="center" padding={8} style={{ minBlockSize: '100dvh' }}>
      <Stack gap={2} align="center">
        <Heading level={1}>{say('host.notFound.title')}</Heading>
        <Text as="p" color="muted" align="center">
          {say('host.notFound.text', { path: pathname })}
        </Text>
      </Stack>
      <ButtonLink variant="primary" href={pathOf('dashboard')}>
        {say('host.notFound.action')}
      </ButtonLink>
    </Stack>
  );
}
