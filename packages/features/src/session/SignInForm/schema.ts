import { isPasswordAllowed, type LoginCredentials } from '@corridor/core';
import { type ObjectSchema, object, string } from 'yup';

/** What the sign-in form accepts; its messages are message keys. @source spec §5 */
export const signInSchema: ObjectSchema<LoginCredentials> = object({
  username: string().trim().required('session.required'),
  password: string()
    .required('session.required')
    .test('allowed', 'session.password.invalid', (password) => isPasswordAllowed(password)),
});
