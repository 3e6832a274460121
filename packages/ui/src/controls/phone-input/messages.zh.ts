import type { phoneInputEn } from './messages';

export const phoneInputZh: Record<keyof typeof phoneInputEn, string> = {
  'phoneInput.country': '国家区号',
  'phoneInput.wrong': '电话号码格式不正确',
};
