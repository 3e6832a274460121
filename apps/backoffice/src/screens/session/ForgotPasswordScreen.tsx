import { ForgotPasswordForm } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { SessionPage } from './SessionPage';

/** The way back in. @source spec §2 /forget-password */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  return (
    <SessionPage>
      <ForgotPasswordForm onBack={() => navigate(pathOf('login'))} />
    </SessionPage>
  );
}
