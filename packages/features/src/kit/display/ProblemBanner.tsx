import type { GatewayError } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { describeError } from '../../runtime/describeError';
import { RequestIdText } from './RequestIdText';

/** Why something was not done, what that means and what to do. */
export function ProblemBanner({ error }: { readonly error: GatewayError | undefined }) {
  const t = useRuntimeMessages();
  if (!error) return null;
  const words = describeError(error, t);
  return (
    <Banner tone="danger" title={words.title}>
      <Stack gap={1}>
        <Text variant="caption">{`${words.detail} ${words.nextStep}`}</Text>
        {words.requestId && <RequestIdText value={words.requestId} />}
      </Stack>
    </Banner>
  );
}
