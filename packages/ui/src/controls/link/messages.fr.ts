import type { linkEn } from './messages';

export const linkFr: Record<keyof typeof linkEn, string> = {
  'link.newTab': '(s’ouvre dans un nouvel onglet)',
};
