import { PROJECT_SIGN } from './keys';
import { leaveToLogin } from './sessionStore';

const KEY = `${PROJECT_SIGN}-password-changed`;

/** After a password change: the token goes and the login page is loaded afresh, which says once more what was done. @source spec §2, §4 */
export function leaveForNewPassword(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // A closed storage costs the message, not the way.
  }
  leaveToLogin();
}

/** Returns true if this tab has come from a password change; forgets it. */
export function takePasswordChanged(): boolean {
  try {
    const isChanged = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isChanged;
  } catch {
    return false;
  }
}
