/** Sentences of the layouts, in English. */
export const layoutsEn = {
  'layouts.nav': 'Main navigation',
  'layouts.openNav': 'Open navigation',
  'layouts.collapseNav': 'Collapse navigation',
  'layouts.expandNav': 'Expand navigation',
  'layouts.skip': 'Skip to content',
} as const;
