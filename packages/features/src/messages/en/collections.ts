/** Sentences of the collection widgets, in English. */
export const collections = {
  'collections.auditStatus.reviewing': 'Reviewing',
  'collections.auditStatus.waitLinkMaterial': 'Wait link material',
  'collections.auditStatus.reject': 'Reject',
  'collections.auditStatus.approved': 'Approved',
  'collections.action.approve': 'Approve',
  'collections.action.reject': 'Reject',
  'collections.action.return': 'Return to payer',
  'collections.eventKind.arrived': 'Arrived',
  'collections.eventKind.linked': 'Material linked',
  'collections.eventKind.unlinked': 'Link taken back',
  'collections.eventKind.approved': 'Approved',
  'collections.eventKind.rejected': 'Rejected',
  'collections.eventKind.returned': 'Returned to payer',
} as const;
