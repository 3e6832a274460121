import type { inputEn } from './messages';

export const inputFr: Record<keyof typeof inputEn, string> = {
  'input.clear': 'Effacer',
};
