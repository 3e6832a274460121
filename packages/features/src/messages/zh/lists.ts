import type { lists as en } from '../en/lists';

/** Sentences of a list: its filters, rows and export, in Chinese. */
export const lists: Record<keyof typeof en, string> = {
  'filters.yes': '是',
  'filters.no': '否',
  'export.done': '{file} 已就绪',
  'export.background': '正在准备文件，您可以继续工作。',
  'export.page': '仅当前页',
  'export.all': '全部：{rows}',
  'filters.more': '{value} +{count}',
  'filters.search': '搜索',
  'filters.noOption': '无匹配结果',
  'filters.loading': '正在加载…',
  'list.actionsOf': '{name} 的操作',
  'list.search': '搜索',
  'list.open': '查看详情',
  'export.start': '导出',
  'export.currencyOf': '{column}币种',
  'filters.min': '至少',
  'filters.max': '至多',
  'filters.apply': '应用',
  'filters.exact': '完整文本，与列表中的写法一致',
  'filters.amountWrong': '请输入金额，例如 1500.00',
  'list.all': '全部',
};
