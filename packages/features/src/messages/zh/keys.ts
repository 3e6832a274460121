import type { keys as en } from '../en/keys';

/** What the keys of a list do, in Chinese. */
export const keys: Record<keyof typeof en, string> = {
  'keys.title': '键盘快捷键',
  'keys.search': '搜索',
  'keys.filter': '添加筛选',
  'keys.rows': '下一行或上一行',
  'keys.open': '打开记录',
  'keys.records': '上一条或下一条记录',
  'keys.export': '导出',
  'keys.palette': '前往页面或记录',
  'keys.help': '显示此列表',
};
