import { AUTHORIZATION_RIGHTS } from '../concepts/authorizations';
import type { PermissionSubject } from '../concepts/roles';
import { permissionSubjects } from './permissionSubjects';

/** Rights that are no call of their own, by subject. */
const FURTHER: Readonly<Record<string, readonly string[]>> = { authorization: AUTHORIZATION_RIGHTS };

/** Every subject with all that a role may hold of it: its actions, and rights that widen one. @source ours */
export function grantableSubjects(): PermissionSubject[] {
  return permissionSubjects().map(({ subject, actions }) => ({
    subject,
    actions: [...actions, ...(FURTHER[subject] ?? [])],
  }));
}
