export const linkEn = {
  'link.newTab': '(opens in a new tab)',
} as const;

export const linkFr: Record<keyof typeof linkEn, string> = {
  'link.newTab': '(s’ouvre dans un nouvel onglet)',
};

export const linkZh: Record<keyof typeof linkEn, string> = {
  'link.newTab': '（在新标签页中打开）',
};
