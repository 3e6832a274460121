import type { SeenRole } from '@corridor/features';
import { STORAGE_KEYS } from './keys';

let seen: SeenRole | null | undefined;

/** The role that this tab shows the back office as; null: as oneself. */
export function rolePreview(): SeenRole | null {
  seen ??= readPreview();
  return seen;
}

/** Shows the back office as a role, or as oneself for null. The page is loaded anew, so that nothing read with other rights stays. */
export function seeAs(role: SeenRole | null, path: string): void {
  writePreview(role);
  location.assign(path);
}

/** Ends it with the session. */
export function forgetPreview(): void {
  seen = null;
  writePreview(null);
}

function writePreview(role: SeenRole | null): void {
  try {
    if (role) sessionStorage.setItem(STORAGE_KEYS.rolePreview, JSON.stringify(role));
    else sessionStorage.removeItem(STORAGE_KEYS.rolePreview);
  } catch {
    // Where storage is closed to us, one stays oneself.
  }
}

// Only seeAs writes this key, and it writes a role.
function readPreview(): SeenRole | null {
  try {
    const role: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.rolePreview) ?? 'null');
    return typeof role === 'object' && role !== null && 'rules' in role ? (role as SeenRole) : null;
  } catch {
    return null;
  }
}
