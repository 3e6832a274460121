import type { LogEntry } from '@corridor/core';
import type { RecordTarget, TargetSegment } from '../../runtime/RecordTarget';

/** Segments of what an entry may be about and a host may show, each with that of its records. */
const SEGMENTS: Readonly<Record<string, TargetSegment>> = {
  account: 'account',
  approval: 'approval',
  'approval-policy': 'approval-policy',
  beneficiary: 'beneficiary',
  card: 'card',
  collection: 'collection',
  deposit: 'deposit',
  download: 'download',
  'exchange-order': 'exchange-order',
  material: 'material',
  'material-link': 'material-link',
  merchant: 'merchant',
  'payment-batch': 'payment-batch',
  'payment-order': 'payment-order',
  permission: 'permission',
  role: 'role',
  // What is told of a session is about its user.
  session: 'user',
  shop: 'shop',
  'transfer-order': 'transfer-order',
  user: 'user',
  'virtual-account': 'virtual-account',
  'withdrawal-account': 'withdrawal-account',
  'withdrawal-order': 'withdrawal-order',
};

/** The record that an entry is about; null where there is none to be shown. */
export function subjectOf({ subject, subjectId }: LogEntry): RecordTarget | null {
  const segment = SEGMENTS[subject];
  return segment && subjectId ? { segment, id: subjectId } : null;
}
