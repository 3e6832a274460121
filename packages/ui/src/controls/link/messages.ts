export const linkEn = {
  'link.newTab': '(opens in a new tab)',
} as const;
