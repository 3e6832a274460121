import { easyPassword, type GatewayError, isPasswordAllowed } from '@corridor/core';
import { type StringSchema, string } from 'yup';

/** A new password: there and of all four classes. @source spec §5 */
export const newPasswordRule = (): StringSchema<string> =>
  string()
    .required('session.required')
    .test('allowed', 'session.password.invalid', (password) => isPasswordAllowed(password));

/** The same password once more. @source spec §5 */
export const confirmationOf = (field: string): StringSchema<string> =>
  string()
    .required('session.required')
    .test('same', 'session.password.mismatch', (again, { parent }) => again === parent[field]);

/** The key that says why the gateway refused a new password; undefined where it refused something else. */
export function newPasswordProblem({ fields }: GatewayError) {
  const wrong = fields.find(({ path }) => path === 'newPassword');
  const easy = easyPassword.codes.find((code) => easyPassword.labelKey(code) === wrong?.reason);
  if (easy) return easyPassword.labelKey(easy);
  return wrong && ('session.password.easy' as const);
}
