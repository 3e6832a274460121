import type { orders as en } from '../en/orders';

/** Sentences of the order widgets, in Chinese. */
export const orders: Record<keyof typeof en, string> = {
  'orders.status.initial': '初始',
  'orders.status.failureInAcceptance': '受理失败',
  'orders.status.successfullyAccepted': '受理成功',
  'orders.status.completed': '已完成',
  'orders.status.refund': '退款',
  'orders.displayStatus.processing': '处理中',
  'orders.displayStatus.finished': '已完成',
  'orders.displayStatus.pending': '待处理',
  'orders.displayStatus.cancelled': '已取消',
  'orders.displayStatus.closed': '已关闭',
  'orders.displayStatus.completed': '已完成',
  'orders.displayStatus.success': '成功',
  'orders.displayStatus.failed': '失败',
  'orders.timeline': '时间线',
  'orders.transactions': '交易',
  'orders.transaction': '交易编号',
  'orders.posting': '记账凭证',
  'orders.bookedAt': '记账时间',
  'orders.open': '打开',
  'orders.openNamed': '打开：{what}',
};
