export const comboboxEn = {
  'combobox.clear': 'Clear',
  'combobox.loading': 'Loading',
  'combobox.failed': 'The options could not be loaded.',
  'combobox.retry': 'Try again',
  'combobox.none': 'No options',
  'combobox.nothing': 'Nothing matches “{query}”',
  'combobox.found': 'Options: {count}',
} as const;

export const comboboxFr: Record<keyof typeof comboboxEn, string> = {
  'combobox.clear': 'Effacer',
  'combobox.loading': 'Chargement',
  'combobox.failed': 'Les options n’ont pas pu être chargées.',
  'combobox.retry': 'Réessayer',
  'combobox.none': 'Aucune option',
  'combobox.nothing': 'Aucun résultat pour « {query} »',
  'combobox.found': 'Options : {count}',
};

export const comboboxZh: Record<keyof typeof comboboxEn, string> = {
  'combobox.clear': '清除',
  'combobox.loading': '加载中',
  'combobox.failed': '无法加载选项。',
  'combobox.retry': '重试',
  'combobox.none': '无选项',
  'combobox.nothing': '没有与“{query}”匹配的选项',
  'combobox.found': '选项：{count}',
};
