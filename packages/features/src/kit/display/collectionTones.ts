import type { CollectionAuditStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Tones of how far the audit of a collection has come. */
export const collectionTones: Readonly<Record<CollectionAuditStatus, Tone>> = {
  21: 'info',
  22: 'warning',
  23: 'danger',
  26: 'success',
};
