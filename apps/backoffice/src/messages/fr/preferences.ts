import type { preferences as english } from '../en/preferences';

/** Sentences about the look of the back office, in French. */
export const preferences: Record<keyof typeof english, string> = {
  'host.navbar.sticky': 'Barre supérieure fixe',
  'host.navbar.blur': 'Barre supérieure translucide',
  'host.footer.label': 'Pied de page',
  'host.footer.static': 'À la fin de la page',
  'host.footer.sticky': 'Pied de page fixe',
  'host.footer.hidden': 'Masqué',
  'host.primary.light': 'Couleur principale en clair',
  'host.primary.dark': 'Couleur principale en sombre',
  'host.primary.pick': 'Choisir une couleur',
  'host.primary.format': 'Saisissez une couleur au format {example}',
  'host.primary.reset': 'Réinitialiser',
};
