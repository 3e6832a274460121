import type { passwordInputEn } from './messages';

export const passwordInputZh: Record<keyof typeof passwordInputEn, string> = {
  'passwordInput.show': '显示密码',
  'passwordInput.hide': '隐藏密码',
};
