export const breadcrumbsEn = {
  'breadcrumbs.label': 'Breadcrumbs',
  'breadcrumbs.more': 'Show full path',
} as const;
