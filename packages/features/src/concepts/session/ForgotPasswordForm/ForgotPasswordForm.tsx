'use client';

import type { HeadingLevel } from '@corridor/ui';
import { useState } from 'react';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { sessionMessages } from '../../../messages/session';
import { SessionFormRoot } from '../SessionFormRoot';
import { EmailStep } from './EmailStep';
import { ResetDone } from './ResetDone';
import { ResetStep } from './ResetStep';
import { useResetCode } from './useResetCode';

/** Props of `ForgotPasswordForm`. */
export interface ForgotPasswordFormProps {
  /** Leads back to the way in, before or after the password was set. */
  readonly onBack?: () => void;
  /** Hears that the password was set; it has to be signed in with. */
  readonly onSuccess?: () => void;
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [sessionMessages];

/** The way back in: an address, the code mailed to it, and a new password. @source spec §2 "forgot-password" */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <ForgotPasswordBody {...props} />
    </WidgetFrame>
  );
}

function ForgotPasswordBody({ onBack, onSuccess, headingLevel: level = 1 }: ForgotPasswordFormProps) {
  const code = useResetCode();
  const [done, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    onSuccess?.();
  };
  return (
    <SessionFormRoot>
      {done ? (
        <ResetDone level={level} onBack={onBack} />
      ) : code.email === undefined ? (
        <EmailStep level={level} code={code} onBack={onBack} />
      ) : (
        <ResetStep level={level} code={code} email={code.email} onDone={finish} />
      )}
    </SessionFormRoot>
  );
}
