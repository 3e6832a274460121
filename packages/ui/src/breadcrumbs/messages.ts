export const breadcrumbsEn = {
  'breadcrumbs.label': 'You are here',
  'breadcrumbs.more': 'Show the whole way',
} as const;

export const breadcrumbsFr: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': 'Vous êtes ici',
  'breadcrumbs.more': 'Afficher le chemin complet',
};

export const breadcrumbsZh: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': '当前位置',
  'breadcrumbs.more': '显示完整路径',
};
