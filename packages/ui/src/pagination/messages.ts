export const paginationEn = {
  'pagination.label': 'Pages',
  'pagination.showing': 'Showing {from} to {to} of {of} entries',
  'pagination.size': 'Rows per page',
  'pagination.first': 'First page',
  'pagination.previous': 'Previous page',
  'pagination.next': 'Next page',
  'pagination.last': 'Last page',
  'pagination.page': 'Page',
  'pagination.pages': 'of {count}',
} as const;

export const paginationFr: Record<keyof typeof paginationEn, string> = {
  'pagination.label': 'Pages',
  'pagination.showing': 'Affichage de {from} à {to} sur {of} entrées',
  'pagination.size': 'Lignes par page',
  'pagination.first': 'Première page',
  'pagination.previous': 'Page précédente',
  'pagination.next': 'Page suivante',
  'pagination.last': 'Dernière page',
  'pagination.page': 'Page',
  'pagination.pages': 'sur {count}',
};

export const paginationZh: Record<keyof typeof paginationEn, string> = {
  'pagination.label': '分页',
  'pagination.showing': '显示第 {from} 至 {to} 条，共 {of} 条',
  'pagination.size': '每页行数',
  'pagination.first': '第一页',
  'pagination.previous': '上一页',
  'pagination.next': '下一页',
  'pagination.last': '最后一页',
  'pagination.page': '页',
  'pagination.pages': '共 {count} 页',
};
