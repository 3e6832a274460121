import type { ApprovalStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Tone of each status of a request. */
export const approvalTones: Readonly<Record<ApprovalStatus, Tone>> = {
  pending: 'warning',
  askedBack: 'info',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  failed: 'danger',
};
