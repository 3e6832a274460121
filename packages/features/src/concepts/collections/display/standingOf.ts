import { type Collection, collectionAuditStatus } from '@corridor/core';

/** Where a collection stands, in the words of its explanation: a returned one is over, whatever its status says. */
export type Standing = 'waitLinkMaterial' | 'reviewing' | 'reject' | 'returned' | 'approved';

const { reviewing, waitLinkMaterial, approved } = collectionAuditStatus.code;

/** Where a collection stands. */
export function standingOf({ status, returnedAt }: Pick<Collection, 'status' | 'returnedAt'>): Standing {
  if (returnedAt !== null) return 'returned';
  if (status === waitLinkMaterial) return 'waitLinkMaterial';
  if (status === reviewing) return 'reviewing';
  return status === approved ? 'approved' : 'reject';
}
