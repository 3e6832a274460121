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
