import type { preferences as english } from '../en/preferences';

/** Sentences about the look of the back office, in Chinese. */
export const preferences: Record<keyof typeof english, string> = {
  'host.navbar.sticky': '固定顶栏',
  'host.navbar.blur': '顶栏半透明',
  'host.footer.label': '页脚',
  'host.footer.static': '位于页面末尾',
  'host.footer.sticky': '固定页脚',
  'host.footer.hidden': '隐藏',
  'host.primary.light': '浅色主题主色',
  'host.primary.dark': '深色主题主色',
  'host.primary.pick': '选取颜色',
  'host.primary.format': '请按 {example} 的格式输入颜色',
  'host.primary.reset': '重置',
};
