import type { layoutsEn } from './messages';

/** Sentences of the layouts, in French. */
export const layoutsFr: Record<keyof typeof layoutsEn, string> = {
  'layouts.nav': 'Navigation principale',
  'layouts.openNav': 'Ouvrir la navigation',
  'layouts.collapseNav': 'Réduire la navigation',
  'layouts.expandNav': 'Développer la navigation',
  'layouts.skip': 'Aller au contenu',
};
