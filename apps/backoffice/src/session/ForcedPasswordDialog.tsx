import { ChangePasswordDialog } from '@corridor/features';
import { leaveForNewPassword } from './passwordChanged';
import { leaveToLogin } from './sessionStore';

/** The dialog that cannot be dismissed: its ways out are a better password and the login page. @source spec §2 */
export function ForcedPasswordDialog() {
  return <ChangePasswordDialog open required onClose={leaveToLogin} onSuccess={leaveForNewPassword} />;
}
