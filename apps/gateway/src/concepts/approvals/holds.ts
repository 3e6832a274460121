import { voidHold } from '../../ledger';
import type { Transaction } from '../../platform/database';
import type { StoredApproval } from './table';

type Holding = Pick<StoredApproval, 'id' | 'partnerId'>;

/** The ledger's request of a step of a request for approval: once, whoever takes it. */
export function heldStep({ id, partnerId }: Holding, step: string, at: Date) {
  return { partnerId, requestId: `approval:${id}:${step}`, kind: 'approval', at, meta: { order: id } };
}

/** Lets go what a request holds. */
export async function release(tx: Transaction, stored: Holding & Pick<StoredApproval, 'holdId'>, at: Date) {
  if (stored.holdId) await voidHold(tx, { ...heldStep(stored, 'release', at), holdId: stored.holdId });
}
