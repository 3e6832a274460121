import { type CollectionAuditStatus, collectionAuditStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const { reviewing, waitLinkMaterial, reject, approved } = collectionAuditStatus.code;

/** Colours that go with the words of a collection's status. */
export const auditTones: Readonly<Record<CollectionAuditStatus, Tone>> = {
  [reviewing]: 'info',
  [waitLinkMaterial]: 'warning',
  [reject]: 'danger',
  [approved]: 'success',
};
