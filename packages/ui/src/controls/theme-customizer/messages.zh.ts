import type { themeCustomizerEn } from './messages';

export const themeCustomizerZh: Record<keyof typeof themeCustomizerEn, string> = {
  'themeCustomizer.scheme': '主题',
  'themeCustomizer.scheme.light': '浅色',
  'themeCustomizer.scheme.dark': '深色',
  'themeCustomizer.scheme.system': '跟随系统',
  'themeCustomizer.skin': '外观',
  'themeCustomizer.skin.default': '默认',
  'themeCustomizer.skin.bordered': '描边',
  'themeCustomizer.dir': '方向',
  'themeCustomizer.dir.ltr': '从左到右',
  'themeCustomizer.dir.rtl': '从右到左',
  'themeCustomizer.contentWidth': '内容宽度',
  'themeCustomizer.contentWidth.full': '全宽',
  'themeCustomizer.contentWidth.boxed': '限宽',
  'themeCustomizer.nav': '导航',
  'themeCustomizer.nav.expanded': '展开',
  'themeCustomizer.nav.collapsed': '收起',
  'themeCustomizer.density': '密度',
  'themeCustomizer.density.comfortable': '宽松',
  'themeCustomizer.density.compact': '紧凑',
  'themeCustomizer.reset': '全部重置',
};
