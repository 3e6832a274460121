import { isEmail, isVerificationCode } from '@corridor/core';
import { type ObjectSchema, object, string } from 'yup';
import { confirmationOf, newPasswordRule } from '../newPasswordRules';
import type { EmailValues, ResetValues } from './values';

/** What the first step accepts; its messages are message keys. @source spec §5 */
export const emailSchema: ObjectSchema<EmailValues> = object({
  email: string()
    .trim()
    .required('session.required')
    .test('email', 'session.email.invalid', (email) => isEmail(email)),
});

/** What the second step accepts. @source spec §5 */
export const resetSchema: ObjectSchema<ResetValues> = object({
  code: string()
    .required('session.required')
    .test('code', 'session.code.incomplete', (code) => isVerificationCode(code)),
  newPassword: newPasswordRule(),
  confirmPassword: confirmationOf('newPassword'),
});
