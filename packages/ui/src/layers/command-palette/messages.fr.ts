import type { commandPaletteEn } from './messages';

export const commandPaletteFr: Record<keyof typeof commandPaletteEn, string> = {
  'commandPalette.label': 'Palette de commandes',
  'commandPalette.placeholder': 'Ouvrir un écran, trouver une fiche, lancer une action…',
  'commandPalette.commands': 'Commandes',
  'commandPalette.recent': 'Récent',
  'commandPalette.searching': 'Recherche…',
  'commandPalette.failed': 'La recherche a échoué. Seuls les résultats de cette page sont affichés.',
  'commandPalette.retry': 'Relancer la recherche',
  'commandPalette.nothing': 'Aucun résultat pour « {query} »',
  'commandPalette.nothingHint': 'Essayez un écran, un nom ou les quatre derniers chiffres d’une carte.',
  'commandPalette.count': 'Résultats : {count}',
  'commandPalette.move': 'Parcourir',
  'commandPalette.run': 'Ouvrir',
  'commandPalette.close': 'Fermer',
};
