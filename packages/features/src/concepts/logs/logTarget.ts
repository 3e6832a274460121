import type { LogEntry } from '@corridor/core';
import type { RecordTarget, TargetSegment } from '../../runtime/RecordTarget';

/** Segments of what an entry may be about and a host may show. */
const SEGMENTS: readonly TargetSegment[] = [
  'account',
  'approval',
  'approval-policy',
  'beneficiary',
  'card',
  'collection',
  'deposit',
  'download',
  'exchange-order',
  'material',
  'material-link',
  'merchant',
  'payment-batch',
  'payment-order',
  'permission',
  'role',
  'shop',
  'transfer-order',
  'user',
  'virtual-account',
  'withdrawal-account',
  'withdrawal-order',
];

/** The record that an entry is about, of a session its user; null where there is none to be shown. */
export function subjectOf({ subject, subjectId }: LogEntry): RecordTarget | null {
  const segment = subject === 'session' ? 'user' : SEGMENTS.find((known) => known === subject);
  return segment && subjectId ? { segment, id: subjectId } : null;
}
