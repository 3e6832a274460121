export const scrollToTopEn = {
  'scrollToTop.label': 'Scroll to top',
} as const;
