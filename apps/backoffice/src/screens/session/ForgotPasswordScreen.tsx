import { ForgotPasswordForm } from '@corridor/features';
import { pathOf } from '../../routes/paths';
import { SessionPage } from './SessionPage';

/** The way back in; going to login is a load of the page. @source spec §2 /forget-password */
export function ForgotPasswordScreen() {
  return (
    <SessionPage>
      <ForgotPasswordForm onBack={() => location.assign(pathOf('login'))} />
    </SessionPage>
  );
}
