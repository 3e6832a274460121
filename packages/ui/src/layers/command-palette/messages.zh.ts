import type { commandPaletteEn } from './messages';

export const commandPaletteZh: Record<keyof typeof commandPaletteEn, string> = {
  'commandPalette.label': '命令面板',
  'commandPalette.placeholder': '前往页面、查找记录或执行操作…',
  'commandPalette.commands': '命令',
  'commandPalette.recent': '最近使用',
  'commandPalette.searching': '正在搜索…',
  'commandPalette.failed': '搜索失败，以下仅为本页已有的内容。',
  'commandPalette.retry': '重新搜索',
  'commandPalette.nothing': '没有与“{query}”匹配的内容',
  'commandPalette.nothingHint': '请尝试页面名称、姓名或卡号后四位。',
  'commandPalette.count': '找到 {count} 项',
  'commandPalette.move': '移动',
  'commandPalette.run': '打开',
  'commandPalette.close': '关闭',
};
