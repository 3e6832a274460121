import type { cardEvents as en } from '../en/card-events';

/** Sentences of the card record widgets, in Chinese. */
export const cardEvents: Record<keyof typeof en, string> = {
  'cardEvents.title': '卡片记录',
  'cardEvents.count': '{shown} 条记录',
  'cardEvents.count_one': '{shown} 条记录',
  'cardEvents.empty': '卡片的申请、激活、冻结、限额变更等记录将显示在此处。',
  'cardEvents.search': '搜索后四位、操作人、卡片编号',
  'cardEvents.column.at': '时间',
  'cardEvents.column.action': '事件',
  'cardEvents.column.last4': '卡片',
  'cardEvents.column.holderName': '持卡人',
  'cardEvents.column.merchantName': '商户',
  'cardEvents.column.from': '变更前状态',
  'cardEvents.column.to': '变更后状态',
  'cardEvents.column.actor': '操作人',
  'cardEvents.column.reason': '原因',
  'cardEvents.column.id': '记录编号',
  'cardEvents.field.cardId': '卡片编号',
  'cardEvents.filter.cardId': '卡片',
  'cardEvents.filter.merchantId': '商户',
  'cardEvents.section.overview': '概览',
  'cardEvents.section.record': '详细信息',
  'cardEvents.name': '{event} · •••• {last4}',
};
