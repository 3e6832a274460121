import type { time as en } from '../en/time';

/** Names of date ranges, in French. */
export const time: Record<keyof typeof en, string> = {
  'time.preset.today': 'Aujourd’hui',
  'time.preset.yesterday': 'Hier',
  'time.preset.lastWeek': 'Semaine dernière',
  'time.preset.thisMonth': 'Ce mois-ci',
  'time.preset.lastMonth': 'Mois dernier',
  'time.preset.lastThreeMonth': 'Trois derniers mois',
};
