import { EmailChangeLink, PasswordLinkForm } from '@corridor/features';
import { useLocation } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { endSession } from '../../session/sessionStore';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { SessionPage } from './SessionPage';

/** Where the links of mails lead, about a changed address or a password to set: their code stands behind the #, which no server sees. @source ours */
export function EmailScreen() {
  const { hash } = useLocation();
  const [, action, code] = /^#(undo|confirm|password)=(.+)$/.exec(hash) ?? [];
  if (!code) return <NotFoundScreen />;
  return <SessionPage>{linkOf(action, code)}</SessionPage>;
}

function linkOf(action: string | undefined, code: string) {
  // Once it is set, whoever it is of signs in next, whoever was signed in here.
  if (action === 'password')
    return (
      <PasswordLinkForm key={code} code={code} onSuccess={endSession} onBack={() => location.assign(pathOf('login'))} />
    );
  const isUndo = action === 'undo';
  return (
    <EmailChangeLink
      key={code}
      action={isUndo ? 'undo' : 'confirm'}
      code={code}
      onDone={() => {
        // Undone, no session of this user is open any more.
        if (isUndo) endSession();
        location.assign(pathOf(isUndo ? 'forget-password' : 'login'));
      }}
    />
  );
}
