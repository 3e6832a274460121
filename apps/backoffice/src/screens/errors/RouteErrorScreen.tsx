import { useMessages } from '@corridor/features';
import { Button, CopyButton, Heading, Inline, Stack, Text } from '@corridor/ui';
import { useHostGateway } from '../../app/HostGateway';
import { hostMessages } from '../../messages/host';
import { isMissingCode } from '../../network/missingCode';
import { requestIdOf } from './requestIdOf';

/** Stands in for a screen that failed, while the rest of the back office goes on. */
export function RouteErrorScreen({ failure }: { readonly failure: unknown }) {
  const t = useMessages(hostMessages);
  const { lastRequestId } = useHostGateway();
  const kind = isMissingCode(failure) ? 'outdated' : 'crash';
  // Code that is gone has nothing to do with an answer.
  const requestId = kind === 'crash' ? (requestIdOf(failure) ?? lastRequestId()) : undefined;
  return (
    <Stack as="section" gap={4} padding={8} align="start" role="alert">
      <Stack gap={1}>
        <Heading level={1}>{t(`host.${kind}.title`)}</Heading>
        <Text as="p" color="muted">
          {t(`host.${kind}.text`)}
        </Text>
      </Stack>
      {requestId && (
        <Inline gap={2} align="center">
          <Text variant="small" color="muted">
            {t('host.requestId', { id: requestId })}
          </Text>
          <CopyButton value={requestId} name={t('host.requestId.name')} />
        </Inline>
      )}
      <Button variant="primary" onClick={() => location.reload()}>
        {t('host.crash.action')}
      </Button>
    </Stack>
  );
}
