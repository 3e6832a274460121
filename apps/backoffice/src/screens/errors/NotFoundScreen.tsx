import { useMessages } from '@corridor/features';
import { ButtonLink, Heading, Stack, Text } from '@corridor/ui';
import { useLocation } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { Brand } from '../../shell/Brand';

const NUMBER = '404';

/** What an unknown address shows. @source spec §2 "$error" */
export function NotFoundScreen() {
  const t = useMessages(hostMessages);
  const { pathname } = useLocation();
  return (
    <Stack as="main" gap={4} align="center" justify="center" padding={8} style={{ minBlockSize: '100dvh' }}>
      <Brand />
      <Text variant="figure" color="subtle" aria-hidden="true" tabular>
        {NUMBER}
      </Text>
      <Stack gap={2} align="center">
        <Heading level={1}>{t('host.notFound.title')}</Heading>
        <Text as="p" color="muted" align="center">
          {t('host.notFound.text', { path: pathname })}
        </Text>
      </Stack>
      <ButtonLink variant="primary" href={pathOf('dashboard')}>
        {t('host.notFound.action')}
      </ButtonLink>
    </Stack>
  );
}
