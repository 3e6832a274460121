import type { GatewayError } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { sessionMessages } from '../messages/session';
import { asClock } from '../runtime/asClock';
import { describeError } from '../runtime/describeError';
import { useWords } from '../words/useWords';

/** Props of `CallProblemNotice`. */
export interface CallProblemNoticeProps {
  readonly error: GatewayError | undefined;
  /** Seconds until a lock-out ends. */
  readonly secondsLeft: number;
}

/** Says why a call of the session failed and what to do; a lock-out counts down. */
export function CallProblemNotice({ error, secondsLeft }: CallProblemNoticeProps) {
  const say = useWords(sessionMessages);
  if (!error) return null;
  if (error.kind === 'rate-limited') {
    // The clock ticks outside the live region's own text, so that it is not read out every second.
    return (
      <Banner tone="warning" role="alert" title={say('session.signIn.locked')}>
        <Text tabular aria-live="off">
          {secondsLeft > 0
            ? say('session.signIn.lockedFor', { time: asClock(secondsLeft) })
            : say('session.signIn.unlocked')}
        </Text>
      </Banner>
    );
  }
  const words = describeError(error, say);
  return (
    <Banner tone="danger" title={words.title}>
      <Text>{`${words.detail} ${words.nextStep}`}</Text>
    </Banner>
  );
}
