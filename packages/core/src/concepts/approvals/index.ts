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
export {
  type GivenAddress,
  HAND_WINDOW_HOURS,
  HAND_WINDOW_HOURS_MAX,
  type Hand,
  type HandDoubt,
  type HandWindow,
  handDoubt,
} from './hands';
export { approvals } from './resource';
export {
  APPROVAL_HOURS,
  APPROVAL_HOURS_MAX,
  APPROVERS_MAX,
  type Approver,
  countsFor,
  DECIDE_RIGHT,
  isApproved,
} from './rules';
export {
  APPROVAL_ACTIONS,
  type ApprovalAction,
  approvalActionsFor,
  isApprovalExpired,
  OPEN_APPROVAL_STATUSES,
} from './status';
