import type { cardVisualEn } from './messages';

export const cardVisualFr: Record<keyof typeof cardVisualEn, string> = {
  'cardVisual.label': 'Carte {scheme} se terminant par {last4}',
  'cardVisual.holder': 'Porteur',
  'cardVisual.expiry': 'Expire fin',
};
