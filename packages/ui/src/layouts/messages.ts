/** Sentences of the layouts, in English. */
export const layoutsEn = {
  'layouts.nav': 'Main navigation',
  'layouts.openNav': 'Open navigation',
  'layouts.collapseNav': 'Collapse navigation',
  'layouts.expandNav': 'Expand navigation',
  'layouts.skip': 'Skip to content',
} as const;

/** Sentences of the layouts, in French. */
export const layoutsFr: Record<keyof typeof layoutsEn, string> = {
  'layouts.nav': 'Navigation principale',
  'layouts.openNav': 'Ouvrir la navigation',
  'layouts.collapseNav': 'Réduire la navigation',
  'layouts.expandNav': 'Développer la navigation',
  'layouts.skip': 'Aller au contenu',
};

/** Sentences of the layouts, in Chinese. */
export const layoutsZh: Record<keyof typeof layoutsEn, string> = {
  'layouts.nav': '主导航',
  'layouts.openNav': '打开导航',
  'layouts.collapseNav': '收起导航',
  'layouts.expandNav': '展开导航',
  'layouts.skip': '跳到内容',
};
