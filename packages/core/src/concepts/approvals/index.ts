export type { Approvable, ApprovableDebit } from './approvable';
export {
  APPROVAL_SORTS,
  type Approval,
  type ApprovalContract,
  type ApprovalDetail,
  type ApprovalFilter,
  type ApprovalSort,
  type ApprovalStep,
  type CaughtBy,
} from './contract';
export {
  type ApprovalEvent,
  type ApprovalKind,
  type ApprovalStatus,
  approvalEvent,
  approvalKind,
  approvalStatus,
} from './enums';
export { approvals } from './resource';
export {
  APPROVAL_HOURS,
  APPROVAL_HOURS_MAX,
  APPROVERS_MAX,
  type Approver,
  type CreatedUser,
  countsFor,
  DECIDE_RIGHT,
  isApproved,
  isSameHand,
} from './rules';
export {
  APPROVAL_ACTIONS,
  type ApprovalAction,
  approvalActionsFor,
  isApprovalExpired,
  OPEN_APPROVAL_STATUSES,
} from './status';
