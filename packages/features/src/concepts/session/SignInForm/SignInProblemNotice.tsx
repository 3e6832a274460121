import { Banner } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { signInMessages } from '../../../messages/sign-in';
import { CallProblemNotice } from '../CallProblemNotice';
import type { SignInProblem } from './useSignInForm';

/** Props of `SignInProblemNotice`. */
export interface SignInProblemNoticeProps {
  readonly problem: SignInProblem | undefined;
  readonly secondsLeft: number;
}

/** Says why signing in failed and what to do; a lock-out counts down. */
export function SignInProblemNotice({ problem, secondsLeft }: SignInProblemNoticeProps) {
  const t = useMessages(signInMessages);
  if (problem?.kind === 'refused') return <Banner tone="danger" title={t('session.signIn.refused')} />;
  return <CallProblemNotice error={problem?.error} secondsLeft={secondsLeft} />;
}
