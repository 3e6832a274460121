/** Sentences of what links cover of a collection or material, in English. */
export const coverage = {
  'coverage.linked': '{linked} of {amount} linked',
  'coverage.left': '{amount} left',
  'coverage.full': 'Fully linked',
  'coverage.leftAfter': 'then {amount} left',
  'coverage.fullAfter': 'then fully linked',
} as const;
