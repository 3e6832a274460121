import type { ChangePasswordValues } from './values';

/** One field of the form, as data. */
export interface ChangePasswordField {
  readonly name: keyof ChangePasswordValues;
  readonly labelKey: 'session.oldPassword.label' | 'session.newPassword.label' | 'session.confirmPassword.label';
  readonly helpKey?: 'session.newPassword.help';
  /** What a browser may fill in. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** The fields of the form, in order. @source spec §5 */
export const changePasswordFields: readonly ChangePasswordField[] = [
  { name: 'oldPassword', labelKey: 'session.oldPassword.label', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    labelKey: 'session.newPassword.label',
    helpKey: 'session.newPassword.help',
    autoComplete: 'new-password',
  },
  { name: 'confirmPassword', labelKey: 'session.confirmPassword.label', autoComplete: 'new-password' },
];
