import type { collections as en } from '../en/collections';

/** Sentences of the collection widgets, in Chinese. */
export const collections: Record<keyof typeof en, string> = {
  'collections.auditStatus.reviewing': '审核中',
  'collections.auditStatus.waitLinkMaterial': '待关联材料',
  'collections.auditStatus.reject': '已拒绝',
  'collections.auditStatus.approved': '已通过',
};
