/** Sentences of the collection widgets, in English. */
export const collections = {
  'collections.auditStatus.reviewing': 'Reviewing',
  'collections.auditStatus.waitLinkMaterial': 'Wait link material',
  'collections.auditStatus.reject': 'Reject',
  'collections.auditStatus.approved': 'Approved',
} as const;
