import type { ApprovalDetail } from '@corridor/core';
import type { RecordTarget, TargetSegment } from '../../runtime/RecordTarget';

/** Segments of what a request may be about and a host may show. */
const SEGMENTS: readonly TargetSegment[] = [
  'approval-policy',
  'beneficiary',
  'exchange-order',
  'merchant',
  'payment-order',
  'permission',
  'role',
  'transfer-order',
  'user',
  'withdrawal-account',
  'withdrawal-order',
];

/** The record that a request changes or has made; null where there is none to be shown. */
export function subjectOf({ subject, subjectId }: ApprovalDetail): RecordTarget | null {
  const segment = SEGMENTS.find((known) => known === subject);
  return segment && subjectId ? { segment, id: subjectId } : null;
}
