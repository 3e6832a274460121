import type { PasswordReset } from '@corridor/core';

/** What the first step holds. */
export interface EmailValues {
  email: string;
}

/** What the second step holds. */
export interface ResetValues {
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/** The second step before anybody types. */
export const emptyReset: ResetValues = { code: '', newPassword: '', confirmPassword: '' };

/** What is sent: the confirmation stays here. */
export function toReset(email: string, { code, newPassword }: ResetValues): PasswordReset {
  return { email, code, newPassword };
}
