import type { coverage as en } from '../en/coverage';

/** Sentences of what links cover of a collection or material, in French. */
export const coverage: Record<keyof typeof en, string> = {
  'coverage.linked': '{linked} sur {amount} rattachés',
  'coverage.left': 'reste {amount}',
  'coverage.full': 'Entièrement rattaché',
  'coverage.leftAfter': 'puis reste {amount}',
  'coverage.fullAfter': 'puis entièrement rattaché',
};
