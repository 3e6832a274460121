import type { phoneInputEn } from './messages';

export const phoneInputFr: Record<keyof typeof phoneInputEn, string> = {
  'phoneInput.country': 'Indicatif du pays',
  'phoneInput.wrong': 'Le format du numéro de téléphone est incorrect',
};
