import type { PasswordChange } from '@corridor/core';

/** What the form holds. */
export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The form before anybody types. */
export const emptyChange: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** What is sent: the confirmation stays here. */
export function toChange({ oldPassword, newPassword }: ChangePasswordValues): PasswordChange {
  return { oldPassword, newPassword };
}
