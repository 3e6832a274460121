import type { otpInputEn } from './messages';

export const otpInputZh: Record<keyof typeof otpInputEn, string> = {
  'otpInput.label': '验证码',
};
