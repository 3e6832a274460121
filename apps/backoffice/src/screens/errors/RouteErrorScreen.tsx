import { useWords } from '@corridor/features';
import { Button, Heading, Stack, Text } from '@corridor/ui';
import { hostMessages } from '../../messages/host';

/** Stands in for a screen that failed, while the rest of the back office goes on. */
export function RouteErrorScreen() {
  const say = useWords(hostMessages);
  return (
    <Stack as="section" gap={3} padding={8} align="start" role="alert">
      <Heading level={1}>{say('host.crash.title')}</Heading>
      <Text as="p" color="muted">
        {say('host.crash.text')}
      </Text>
      <Button variant="primary" onClick={() => location.reload()}>
        {say('host.crash.action')}
      </Button>
    </Stack>
  );
}
