'use client';

import type { Session } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { signInMessages } from '../../../messages/sign-in';
import { SignInFormView } from './SignInFormView';
import { useSignInForm } from './useSignInForm';

/** Props of `SignInForm`. */
export interface SignInFormProps {
  /** Receives the session that was opened; keeping its token is the host's business. */
  readonly onSuccess: (session: Session) => void;
  /** Shows the way to a forgotten password. */
  readonly onForgotPassword?: () => void;
  /** Yields the bot score that travels as `g_score`. @source spec §7 */
  readonly getScore?: () => Promise<string>;
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [signInMessages];

/** Username, password and the way in: refuses, locks out and recovers in plain words. */
export function SignInForm(props: SignInFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <SignInFormBody {...props} />
    </WidgetFrame>
  );
}

function SignInFormBody({ onSuccess, onForgotPassword, getScore, headingLevel = 1 }: SignInFormProps) {
  const state = useSignInForm({ onSuccess, getScore });
  return <SignInFormView state={state} level={headingLevel} onForgotPassword={onForgotPassword} />;
}
