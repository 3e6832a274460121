import type { chipEn } from './messages';

export const chipFr: Record<keyof typeof chipEn, string> = {
  'chip.remove': 'Retirer {name}',
};
