import type { GatewayError } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { RequestIdText } from '../../display/RequestIdText';
import { describeError } from '../../runtime/describeError';
import { useRuntimeWords } from '../../words/useWords';

/** Why an action was not taken, what that means and what to do. */
export function CardActionProblem({ error }: { readonly error: GatewayError | undefined }) {
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
