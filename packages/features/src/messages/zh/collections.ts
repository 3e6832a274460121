import type { collections as en } from '../en/collections';

/** Sentences of the collection widgets, in Chinese. */
export const collections: Record<keyof typeof en, string> = {
  'collections.auditStatus.reviewing': '审核中',
  'collections.auditStatus.waitLinkMaterial': '待关联材料',
  'collections.auditStatus.reject': '已拒绝',
  'collections.auditStatus.approved': '已通过',
  'collections.action.approve': '批准',
  'collections.action.reject': '拒绝',
  'collections.action.return': '退回付款人',
  'collections.eventKind.arrived': '到账',
  'collections.eventKind.linked': '已关联材料',
  'collections.eventKind.unlinked': '已取消关联',
  'collections.eventKind.approved': '已批准',
  'collections.eventKind.rejected': '已拒绝',
  'collections.eventKind.returned': '已退回付款人',
};
