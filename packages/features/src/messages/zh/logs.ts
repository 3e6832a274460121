import type { logs as en } from '../en/logs';

/** Sentences of the log widgets, in Chinese. */
export const logs: Record<keyof typeof en, string> = {
  'logs.title': '日志',
  'logs.count': '{shown} 条记录',
  'logs.count_one': '{shown} 条记录',
  'logs.empty': '每项操作及其操作人、时间和来源会显示在此处。',
  'logs.search': '搜索人员、操作、编号、地址',
  'logs.column.at': '时间',
  'logs.cardholder': '持卡人',
  'logs.bank': '银行',
  'logs.column.actorName': '操作人',
  'logs.column.action': '操作',
  'logs.column.subject': '记录类型',
  'logs.column.subjectId': '记录编号',
  'logs.column.address': '地址',
  'logs.column.requestId': '请求编号',
  'logs.column.id': '日志编号',
  'logs.field.userAgent': '浏览器',
  'logs.field.position': '链中位置',
  'logs.field.hash': '哈希值',
  'logs.field.previousHash': '上一条的哈希值',
  'logs.unsealed': '未封存：此条目不是由本服务写入的',
  'logs.filter.actorId': '操作人',
  'logs.section.overview': '概览',
  'logs.section.chain': '封存',
  'logs.section.record': '详细信息',
};
