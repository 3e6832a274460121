import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { returnPath } from '../../routes/returnPath';
import { takeReturn } from '../../session/returnAddress';
import { LoginScreen } from './LoginScreen';

/** The way in for somebody who comes to it from another screen. */
export function LoginRoute() {
  const navigate = useNavigate();
  return (
    <LoginScreen
      onSignedIn={() => navigate(returnPath(location.search, takeReturn()), { replace: true })}
      onForgotPassword={() => navigate(pathOf('forget-password'))}
    />
  );
}
