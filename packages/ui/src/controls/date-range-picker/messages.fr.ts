import type { dateRangePickerEn } from './messages';

export const dateRangePickerFr: Record<keyof typeof dateRangePickerEn, string> = {
  'dateRangePicker.placeholder': 'Toute période',
  'dateRangePicker.label': 'Choisir des dates',
  'dateRangePicker.shortcuts': 'Périodes usuelles',
  'dateRangePicker.from': 'Du',
  'dateRangePicker.to': 'Au',
  'dateRangePicker.clear': 'Effacer',
  'dateRangePicker.zone': 'Jours entiers, fuseau {zone}',
  'dateRangePicker.pickEnd': 'Choisissez maintenant le dernier jour',
  'dateRangePicker.noDay': 'Saisissez un jour au format AAAA-MM-JJ',
  'dateRangePicker.order': 'Le dernier jour précède le premier',
  'dateRangePicker.outside': 'Choisissez des jours du {min} au {max}',
  'dateRangePicker.today': 'Aujourd’hui',
  'dateRangePicker.yesterday': 'Hier',
  'dateRangePicker.lastWeek': 'Semaine dernière',
  'dateRangePicker.thisMonth': 'Ce mois-ci',
  'dateRangePicker.lastMonth': 'Mois dernier',
  'dateRangePicker.lastThreeMonth': 'Trois derniers mois',
};
