import { isPasswordAllowed, type LoginCredentials } from '@corridor/core';

/** What is wrong with one field of the sign-in form. */
export type SignInFieldProblem = 'session.required' | 'session.password.invalid';

/** What is wrong with each field; absent is right. */
export type SignInProblems = Partial<Record<keyof LoginCredentials, SignInFieldProblem>>;

/** Judges what was typed. Two fields need no form library: this page is the first that anybody loads. @source spec §5 */
export function problemsOf({ username, password }: LoginCredentials): SignInProblems {
  return {
    ...(username.trim() === '' && { username: 'session.required' as const }),
    ...(password === ''
      ? { password: 'session.required' as const }
      : !isPasswordAllowed(password) && { password: 'session.password.invalid' as const }),
  };
}
