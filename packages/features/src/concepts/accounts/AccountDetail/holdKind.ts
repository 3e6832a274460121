import type { AccountHold } from '@corridor/core';
import type { RecordTarget } from '../../../runtime/RecordTarget';

const ORDERS = ['payment-order', 'exchange-order', 'withdrawal-order', 'approval'] as const;

/** What set money aside, as far as there are words for it; what is left of a card authorization counts as one. */
export function holdKind({ kind }: AccountHold): (typeof ORDERS)[number] | 'card-authorization' | 'other' {
  if (kind.startsWith('card-')) return 'card-authorization';
  return ORDERS.find((order) => order === kind) ?? 'other';
}

/** The order or authorization that set money aside; null where nothing tells. */
export function holdTarget(hold: AccountHold): RecordTarget | null {
  const kind = holdKind(hold);
  if (hold.sourceId === null || kind === 'other') return null;
  return { segment: kind === 'card-authorization' ? 'authorization' : kind, id: hold.sourceId };
}
