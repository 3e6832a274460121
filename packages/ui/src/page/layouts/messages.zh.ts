import type { layoutsEn } from './messages';

/** Sentences of the layouts, in Chinese. */
export const layoutsZh: Record<keyof typeof layoutsEn, string> = {
  'layouts.nav': '主导航',
  'layouts.openNav': '打开导航',
  'layouts.collapseNav': '收起导航',
  'layouts.expandNav': '展开导航',
  'layouts.skip': '跳到内容',
};
