import { compare, type Money } from '../../money';
import type { ApprovalKind } from '../approvals';

/** Kinds whose writes have an amount, so that a policy can let small ones pass. @source ours */
export const KINDS_WITH_AMOUNT: readonly ApprovalKind[] = ['payments', 'withdrawals', 'exchanges', 'transfers'];

/** Returns true if a policy catches an amount in its own currency; `threshold` null: it catches all. @source ours */
export function isCaught(threshold: Money | null, amount: Money | null): boolean {
  return threshold === null || amount === null || compare(amount, threshold) > 0;
}
