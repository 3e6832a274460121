'use client';

import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { sessionMessages } from '../../../messages/session';
import { SessionFormRoot } from '../SessionFormRoot';
import { ChangePasswordFormView } from './ChangePasswordFormView';
import { useChangePasswordForm } from './useChangePasswordForm';

/** Props of `ChangePasswordForm`. */
export interface ChangePasswordFormProps {
  /** Hears that the password was changed: every session of the user has ended, this one too. */
  readonly onSuccess: () => void;
}

const WORDS = [sessionMessages];

/** Changes one's own password. @source spec §4, §5 */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <ChangePasswordBody {...props} />
    </WidgetFrame>
  );
}

function ChangePasswordBody({ onSuccess }: ChangePasswordFormProps) {
  const state = useChangePasswordForm(onSuccess);
  return (
    <SessionFormRoot>
      <ChangePasswordFormView state={state} />
    </SessionFormRoot>
  );
}
