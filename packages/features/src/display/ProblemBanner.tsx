import type { GatewayError } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { describeError } from '../runtime/describeError';
import { useRuntimeWords } from '../words/useWords';
import { RequestIdText } from './RequestIdText';

/** Why something was not done, what that means and what to do. */
export function ProblemBanner({ error }: { readonly error: GatewayError | undefined }) {
  const say = useRuntimeWords();
  if (!error) return null;
  const words = describeError(error, say);
  return (
    <Banner tone="danger" title={words.title}>
      <Text variant="caption">{`${words.detail} ${words.nextStep}`}</Text>
      {words.requestId && <RequestIdText value={words.requestId} />}
    </Banner>
  );
}
