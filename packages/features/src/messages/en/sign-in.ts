/** Sentences of the way in, in English. */
export const signIn = {
  'session.signIn.title': 'Sign in',
  'session.signIn.help': 'Use the account your administrator gave you.',
  'session.signIn.submit': 'Sign in',
  'session.signIn.submitting': 'Signing in…',
  'session.signIn.forgot': 'Forgot password?',
  'session.signIn.refused': 'Login failed, please check username or password',
  'session.signIn.locked': 'Too many attempts',
  'session.signIn.lockedFor': 'You can try again in {time}.',
  'session.signIn.unlocked': 'You can try again now.',
  'session.username.label': 'Username or email',
  'session.password.label': 'Password',
  'session.password.invalid': 'Invalid password',
  'session.required': 'This field is required',
} as const;
