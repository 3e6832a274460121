import type { LoginCredentials } from '@corridor/core';

/** One field of the sign-in form, as data. */
export interface SignInField {
  readonly name: keyof LoginCredentials;
  readonly labelKey: 'session.username.label' | 'session.password.label';
  readonly secret: boolean;
  /** What a browser may fill in. */
  readonly autoComplete: string;
}

/** The fields of the sign-in form, in order. */
export const signInFields: readonly SignInField[] = [
  { name: 'username', labelKey: 'session.username.label', secret: false, autoComplete: 'username' },
  { name: 'password', labelKey: 'session.password.label', secret: true, autoComplete: 'current-password' },
];
