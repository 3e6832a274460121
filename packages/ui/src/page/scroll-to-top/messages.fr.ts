import type { scrollToTopEn } from './messages';

export const scrollToTopFr: Record<keyof typeof scrollToTopEn, string> = {
  'scrollToTop.label': 'Revenir en haut',
};
