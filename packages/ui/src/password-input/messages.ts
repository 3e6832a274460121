export const passwordInputEn = {
  'passwordInput.show': 'Show password',
  'passwordInput.hide': 'Hide password',
} as const;

export const passwordInputFr: Record<keyof typeof passwordInputEn, string> = {
  'passwordInput.show': 'Afficher le mot de passe',
  'passwordInput.hide': 'Masquer le mot de passe',
};

export const passwordInputZh: Record<keyof typeof passwordInputEn, string> = {
  'passwordInput.show': '显示密码',
  'passwordInput.hide': '隐藏密码',
};
