import type { collectionAccounts as en } from '../en/collection-accounts';

/** Sentences of the collection account widgets, in Chinese. */
export const collectionAccounts: Record<keyof typeof en, string> = {
  'collectionAccounts.title': '收款账户',
  'collectionAccounts.count': '{shown} 个账户',
  'collectionAccounts.count_one': '{shown} 个账户',
  'collectionAccounts.empty': '账户在收到首笔付款后会显示在这里。',
  'collectionAccounts.search': '搜索所有人、账户编号',
  'collectionAccounts.column.ownerName': '账户所有人',
  'collectionAccounts.column.productType': '产品类型',
  'collectionAccounts.column.currency': '币种',
  'collectionAccounts.column.pending': '待入账收款',
  'collectionAccounts.column.waiting': '等待中',
  'collectionAccounts.column.creditedThisMonth': '本月入账',
  'collectionAccounts.column.virtualAccounts': '虚拟账户',
  'collectionAccounts.column.lastReceivedAt': '最近到账',
  'collectionAccounts.column.id': '账户编号',
  'collectionAccounts.filter.ownerId': '账户所有人',
  'collectionAccounts.field.creditedThisMonth': '本月入账（UTC）',
  'collectionAccounts.field.ownerId': '账户所有人编号',
  'collectionAccounts.section.amounts': '收款',
  'collectionAccounts.section.record': '详细信息',
  'collectionAccounts.latest.title': '最近收款',
  'collectionAccounts.latest.none': '此账户尚未收到款项。',
};
