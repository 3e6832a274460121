import type { notifications as en } from '../en/notifications';

/** Sentences of notifications, in Chinese. */
export const notifications: Record<keyof typeof en, string> = {
  'notifications.title': '通知',
  'notifications.loading': '正在加载通知',
  'notifications.none': '暂无通知',
  'notifications.noneHelp': '已完成的导出、失败的付款和待审核的事项会显示在此处。',
  'notifications.markAll': '全部标为已读',
  'notifications.unread': '未读',
  'notifications.kind.exportReady': '导出已完成',
  'notifications.kind.exportFailed': '导出失败',
  'notifications.kind.paymentFailed': '付款失败',
  'notifications.kind.withdrawalFailed': '提现失败',
  'notifications.kind.approvalWaiting': '待您审批',
  'notifications.kind.approvalAnswered': '您对申请的提问已获答复',
  'notifications.kind.approvalDecided': '您的申请已有审批结果',
  'notifications.kind.merchantReview': '商户等待审核',
  'notifications.kind.collectionReview': '收款等待审核',
  'notifications.topic.exports': '我的导出：完成或失败',
  'notifications.topic.payments': '失败的付款和提现',
  'notifications.topic.reviews': '审核与审批',
  'notifications.topics': '通知内容',
  'notifications.topicsHelp': '您只会收到有权查看的记录的通知。',
};
