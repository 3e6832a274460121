import { EmailChangeLink } from '@corridor/features';
import { useLocation } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { endSession } from '../../session/sessionStore';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { SessionPage } from './SessionPage';

/** Where the links of mails about a changed address lead: their code stands behind the #, which no server sees. @source ours */
export function EmailScreen() {
  const { hash } = useLocation();
  const [, action, code] = /^#(undo|confirm)=(.+)$/.exec(hash) ?? [];
  if (!code || (action !== 'undo' && action !== 'confirm')) return <NotFoundScreen />;
  return (
    <SessionPage>
      <EmailChangeLink
        key={code}
        action={action}
        code={code}
        onDone={() => {
          // Undone, no session of this user is open any more.
          if (action === 'undo') endSession();
          location.assign(pathOf(action === 'undo' ? 'forget-password' : 'login'));
        }}
      />
    </SessionPage>
  );
}
