import { compare, type Money } from '../../money';
import { APPROVERS_MAX, type ApprovalKind } from '../approvals';

/** Kinds whose writes have an amount, so that a policy can let small ones pass. @source ours */
export const KINDS_WITH_AMOUNT: readonly ApprovalKind[] = ['payments', 'withdrawals', 'exchanges', 'transfers'];

/** How many people beside the maker a policy of a kind may ask for. A merchant is reviewed, and a user added or changed, by one other person unless a policy says nobody else: 0. @source ours */
export function approversRange(kind: ApprovalKind): { readonly least: number; readonly most: number } {
  if (kind === 'reviews') return { least: 0, most: 1 };
  return { least: kind === 'people' ? 0 : 1, most: APPROVERS_MAX };
}

/** Returns true if a policy catches an amount in its own currency; `threshold` null: it catches all. @source ours */
export function isCaught(threshold: Money | null, amount: Money | null): boolean {
  return threshold === null || amount === null || compare(amount, threshold) > 0;
}
