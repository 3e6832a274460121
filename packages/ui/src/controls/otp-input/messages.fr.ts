import type { otpInputEn } from './messages';

export const otpInputFr: Record<keyof typeof otpInputEn, string> = {
  'otpInput.label': 'Code de vérification',
};
