import { compare, type Money } from '../../money';
import { APPROVERS_MAX, type ApprovalKind } from '../approvals';

/** Kinds whose writes have an amount, so that a policy can let small ones pass. @source ours */
export const KINDS_WITH_AMOUNT: readonly ApprovalKind[] = ['payments', 'withdrawals', 'exchanges', 'transfers'];

/** How many people beside the maker a policy of a kind may ask for. A merchant is reviewed by one other person unless its policy says nobody else: 0. @source ours */
export const approversRange = (kind: ApprovalKind): { readonly least: number; readonly most: number } =>
  kind === 'reviews' ? { least: 0, most: 1 } : { least: 1, most: APPROVERS_MAX };

/** Returns true if a policy catches an amount in its own currency; `threshold` null: it catches all. @source ours */
export function isCaught(threshold: Money | null, amount: Money | null): boolean {
  return threshold === null || amount === null || compare(amount, threshold) > 0;
}
