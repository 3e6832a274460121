export const otpInputEn = {
  'otpInput.label': 'Verification code',
} as const;
