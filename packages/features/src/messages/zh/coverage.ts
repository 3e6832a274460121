import type { coverage as en } from '../en/coverage';

/** Sentences of what links cover of a collection or material, in Chinese. */
export const coverage: Record<keyof typeof en, string> = {
  'coverage.linked': '已关联 {linked}，共 {amount}',
  'coverage.left': '剩余 {amount}',
  'coverage.full': '已全部关联',
  'coverage.leftAfter': '之后剩余 {amount}',
  'coverage.fullAfter': '之后全部关联',
};
