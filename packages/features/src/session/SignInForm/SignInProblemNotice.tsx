import { Banner } from '@corridor/ui';
import { sessionMessages } from '../../messages/session';
import { useWords } from '../../words/useWords';
import { CallProblemNotice } from '../CallProblemNotice';
import type { SignInProblem } from './useSignInForm';

/** Props of `SignInProblemNotice`. */
export interface SignInProblemNoticeProps {
  readonly problem: SignInProblem | undefined;
  readonly secondsLeft: number;
}

/** Says why signing in failed and what to do; a lock-out counts down. */
export function SignInProblemNotice({ problem, secondsLeft }: SignInProblemNoticeProps) {
  const say = useWords(sessionMessages);
  if (problem?.kind === 'refused') return <Banner tone="danger" title={say('session.signIn.refused')} />;
  return <CallProblemNotice error={problem?.error} secondsLeft={secondsLeft} />;
}
