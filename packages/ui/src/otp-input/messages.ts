export const otpInputEn = {
  'otpInput.label': 'Verification code',
} as const;

export const otpInputFr: Record<keyof typeof otpInputEn, string> = {
  'otpInput.label': 'Code de vérification',
};

export const otpInputZh: Record<keyof typeof otpInputEn, string> = {
  'otpInput.label': '验证码',
};
