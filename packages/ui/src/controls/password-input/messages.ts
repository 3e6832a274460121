export const passwordInputEn = {
  'passwordInput.show': 'Show password',
  'passwordInput.hide': 'Hide password',
} as const;
