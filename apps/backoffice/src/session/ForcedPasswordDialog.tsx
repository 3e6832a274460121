import { ChangePasswordDialog } from '@corridor/features';
import { leaveToLogin } from './sessionStore';
import { useLeaveAfterPasswordChange } from './useLeaveAfterPasswordChange';

/** The dialog that cannot be dismissed: its ways out are a better password and the login page. @source spec §2 */
export function ForcedPasswordDialog() {
  const finish = useLeaveAfterPasswordChange();
  return <ChangePasswordDialog open required onClose={leaveToLogin} onSuccess={finish} />;
}
