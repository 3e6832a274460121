import type { Session } from '@corridor/core';
import { SignInForm, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { scoreFromPage } from '../../session/scoreProvider';
import { openSession } from '../../session/sessionStore';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { SessionPage } from './SessionPage';

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** The session is stored; the back office may open. */
  readonly onSignedIn: () => void;
  readonly onForgotPassword: () => void;
}

/** The way in. @source spec §2 /login */
export function LoginScreen({ onSignedIn, onForgotPassword }: LoginScreenProps) {
  const say = useWords(hostMessages);
  useDocumentTitle(say('host.route.login'));
  const enter = (session: Session) => {
    openSession(session);
    onSignedIn();
  };
  return (
    <SessionPage>
      <SignInForm onSuccess={enter} onForgotPassword={onForgotPassword} getScore={scoreFromPage} />
    </SessionPage>
  );
}
