import type { passwordInputEn } from './messages';

export const passwordInputFr: Record<keyof typeof passwordInputEn, string> = {
  'passwordInput.show': 'Afficher le mot de passe',
  'passwordInput.hide': 'Masquer le mot de passe',
};
