export const filterBarEn = {
  'filterBar.label': 'Filters',
  'filterBar.search': 'Search',
  'filterBar.add': 'Add filter',
  'filterBar.reset': 'Reset',
  'filterBar.edit': '{name}: {value}',
  'filterBar.pinned': '{name}: {value}, fixed',
  'filterBar.shortcut': 'Press / to search',
} as const;

export const filterBarFr: Record<keyof typeof filterBarEn, string> = {
  'filterBar.label': 'Filtres',
  'filterBar.search': 'Rechercher',
  'filterBar.add': 'Ajouter un filtre',
  'filterBar.reset': 'Réinitialiser',
  'filterBar.edit': '{name} : {value}',
  'filterBar.pinned': '{name} : {value}, fixe',
  'filterBar.shortcut': 'Appuyez sur / pour rechercher',
};

export const filterBarZh: Record<keyof typeof filterBarEn, string> = {
  'filterBar.label': '筛选',
  'filterBar.search': '搜索',
  'filterBar.add': '添加筛选',
  'filterBar.reset': '重置',
  'filterBar.edit': '{name}：{value}',
  'filterBar.pinned': '{name}：{value}，固定',
  'filterBar.shortcut': '按 / 搜索',
};
