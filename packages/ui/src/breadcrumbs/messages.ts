export const breadcrumbsEn = {
  'breadcrumbs.label': 'You are here',
  'breadcrumbs.more': 'Show the whole way',
} as const;
