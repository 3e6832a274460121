import { type CollectionAuditStatus, collectionAuditStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const { reviewing, waitLinkMaterial, reject, approved } = collectionAuditStatus.code;

/** Tones of how far the audit of a collection has come. */
export const collectionTones: Readonly<Record<CollectionAuditStatus, Tone>> = {
  [reviewing]: 'info',
  [waitLinkMaterial]: 'warning',
  [reject]: 'danger',
  [approved]: 'success',
};
