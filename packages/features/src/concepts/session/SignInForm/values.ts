import type { LoginCredentials } from '@corridor/core';

/** What the form holds before anybody types. */
export const emptySignIn: LoginCredentials = { username: '', password: '' };

/** What the form sends: a username without stray spaces, the password exactly as typed. */
export function toCredentials(values: LoginCredentials): LoginCredentials {
  return { username: values.username.trim(), password: values.password };
}
