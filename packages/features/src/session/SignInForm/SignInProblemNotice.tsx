import { Banner, Text } from '@corridor/ui';
import { sessionMessages } from '../../messages/session';
import { describeError } from '../../runtime/describeError';
import { useWords } from '../../words/useWords';
import { asClock } from './useLockout';
import type { SignInProblem } from './useSignInForm';

/** Props of `SignInProblemNotice`. */
export interface SignInProblemNoticeProps {
  readonly problem: SignInProblem | undefined;
  readonly secondsLeft: number;
}

/** Says why signing in failed and what to do; a lock-out counts down. */
export function SignInProblemNotice({ problem, secondsLeft }: SignInProblemNoticeProps) {
  const say = useWords(sessionMessages);
  if (!problem) return null;
  if (problem.kind === 'refused') return <Banner tone="danger" title={say('session.signIn.refused')} />;
  if (problem.error.kind === 'rate-limited') {
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
  const words = describeError(problem.error, say);
  return (
    <Banner tone="danger" title={words.title}>
      <Text>{`${words.detail} ${words.nextStep}`}</Text>
    </Banner>
  );
}
