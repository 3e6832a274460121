import type { Session } from '@corridor/core';
import { SignInForm, useMessages } from '@corridor/features';
import { Banner, Stack } from '@corridor/ui';
import { useState } from 'react';
import { gateMessages } from '../../messages/gate';
import { adoptPreferences } from '../../preferences/adoptPreferences';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { takePasswordChanged } from '../../session/passwordChanged';
import { scoreFromPage } from '../../session/scoreProvider';
import { openSession } from '../../session/sessionStore';
import { SessionPage } from './SessionPage';

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** The session is stored; the back office may open. */
  readonly onSignedIn: () => void;
  readonly onForgotPassword: () => void;
}

/** The way in. @source spec §2 /login */
export function LoginScreen({ onSignedIn, onForgotPassword }: LoginScreenProps) {
  const t = useMessages(gateMessages);
  const { reread } = usePreferences();
  const [isRenewed] = useState(takePasswordChanged);
  const enter = (session: Session) => {
    openSession(session);
    adoptPreferences(session.user);
    reread();
    onSignedIn();
  };
  return (
    <SessionPage>
      <Stack gap={5}>
        {isRenewed && <Banner tone="success">{t('host.login.passwordChanged')}</Banner>}
        <SignInForm onSuccess={enter} onForgotPassword={onForgotPassword} getScore={scoreFromPage} />
      </Stack>
    </SessionPage>
  );
}
