import { type ObjectSchema, object, string } from 'yup';
import { confirmationOf, newPasswordRule } from '../newPasswordRules';
import type { ChangePasswordValues } from './values';

/** What the form accepts; its messages are message keys. @source spec §5 */
export const changePasswordSchema: ObjectSchema<ChangePasswordValues> = object({
  oldPassword: string().required('session.required'),
  newPassword: newPasswordRule().test(
    'other',
    'session.newPassword.same',
    (password, { parent }) => password !== parent.oldPassword,
  ),
  confirmPassword: confirmationOf('newPassword'),
});
