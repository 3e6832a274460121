import { isPasswordAllowed } from '@corridor/core';
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
