export const scrollToTopEn = {
  'scrollToTop.label': 'Scroll to top',
} as const;

export const scrollToTopFr: Record<keyof typeof scrollToTopEn, string> = {
  'scrollToTop.label': 'Revenir en haut',
};

export const scrollToTopZh: Record<keyof typeof scrollToTopEn, string> = {
  'scrollToTop.label': '回到顶部',
};
