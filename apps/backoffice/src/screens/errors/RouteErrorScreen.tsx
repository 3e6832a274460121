import { useWords } from '@corridor/features';
import { Button, CopyButton, Heading, Inline, Stack, Text } from '@corridor/ui';
import { useHostGateway } from '../../app/HostGateway';
import { hostMessages } from '../../messages/host';
import { isMissingCode, requestIdOf } from './requestIdOf';

/** Stands in for a screen that failed, while the rest of the back office goes on. */
export function RouteErrorScreen({ failure }: { readonly failure: unknown }) {
  const say = useWords(hostMessages);
  const { lastRequestId } = useHostGateway();
  const kind = isMissingCode(failure) ? 'outdated' : 'crash';
  // Code that is gone has nothing to do with an answer.
  const requestId = kind === 'crash' ? (requestIdOf(failure) ?? lastRequestId()) : undefined;
  return (
    <Stack as="section" gap={4} padding={8} align="start" role="alert">
      <Stack gap={1}>
        <Heading level={1}>{say(`host.${kind}.title`)}</Heading>
        <Text as="p" color="muted">
          {say(`host.${kind}.text`)}
        </Text>
      </Stack>
      {requestId && (
        <Inline gap={2} align="center">
          <Text variant="small" color="muted">
            {say('host.requestId', { id: requestId })}
          </Text>
          <CopyButton value={requestId} name={say('host.requestId.name')} />
        </Inline>
      )}
      <Button variant="primary" onClick={() => location.reload()}>
        {say('host.crash.action')}
      </Button>
    </Stack>
  );
}
