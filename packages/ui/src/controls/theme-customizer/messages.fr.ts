import type { themeCustomizerEn } from './messages';

export const themeCustomizerFr: Record<keyof typeof themeCustomizerEn, string> = {
  'themeCustomizer.scheme': 'Thème',
  'themeCustomizer.scheme.light': 'Clair',
  'themeCustomizer.scheme.dark': 'Sombre',
  'themeCustomizer.scheme.system': 'Système',
  'themeCustomizer.skin': 'Habillage',
  'themeCustomizer.skin.default': 'Par défaut',
  'themeCustomizer.skin.bordered': 'Bordures',
  'themeCustomizer.dir': 'Sens de lecture',
  'themeCustomizer.dir.ltr': 'De gauche à droite',
  'themeCustomizer.dir.rtl': 'De droite à gauche',
  'themeCustomizer.contentWidth': 'Largeur du contenu',
  'themeCustomizer.contentWidth.full': 'Pleine',
  'themeCustomizer.contentWidth.boxed': 'Limitée',
  'themeCustomizer.nav': 'Navigation',
  'themeCustomizer.nav.expanded': 'Déployée',
  'themeCustomizer.nav.collapsed': 'Réduite',
  'themeCustomizer.density': 'Densité',
  'themeCustomizer.density.comfortable': 'Confortable',
  'themeCustomizer.density.compact': 'Compacte',
  'themeCustomizer.reset': 'Tout réinitialiser',
};
