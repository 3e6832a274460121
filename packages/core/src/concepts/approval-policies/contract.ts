import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { ApprovalKind } from '../approvals';

/** What may be done with a policy, in the order that menus show. @source ours */
export const APPROVAL_POLICY_ACTIONS = ['update', 'delete'] as const;

/** An action on a policy. @source ours */
export type ApprovalPolicyAction = (typeof APPROVAL_POLICY_ACTIONS)[number];

/** Which writes wait for whom. Times are UTC instants. @source ours */
export interface ApprovalPolicy {
  id: string;
  kind: ApprovalKind;
  /** Amounts over it are caught, in any currency by the middle of the market; null: every write of the kind. */
  threshold: WireMoney | null;
  /** People beside the maker, within `approversRange` of the kind. */
  approvers: number;
  /** The role that they must have; null: anybody who may approve. */
  roleId: string | null;
  roleName: string | null;
  /** Hours that a request waits before it expires. */
  hours: number;
  /** Hours for which a user and whoever gave the user an address of mail count as one person. */
  windowHours: number;
  /** From 1; each change counts on. */
  version: number;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  /** What the asking user may do with it now. */
  allowedActions: ApprovalPolicyAction[];
}

/** A policy to make; `threshold` is none for kinds without amounts. @source ours */
export interface ApprovalPolicyInput {
  kind: ApprovalKind;
  threshold?: WireMoney | null | undefined;
  approvers: number;
  roleId?: string | null | undefined;
  hours: number;
  /** `HAND_WINDOW_HOURS` unless told. */
  windowHours?: number | undefined;
}

/** What may be changed of a policy; its kind stays. @source ours */
export type ApprovalPolicyUpdate = Partial<Omit<ApprovalPolicyInput, 'kind'>>;

/** Conditions of a list of policies; `search` is a part of a kind's code, or an id. @source ours */
export interface ApprovalPolicyFilter {
  search: string;
  kind: ApprovalKind[];
}

/** Fields that a list of policies sorts by. @source ours */
export const APPROVAL_POLICY_SORTS = ['createdAt'] as const;

/** A field that a list of policies sorts by. */
export type ApprovalPolicySort = (typeof APPROVAL_POLICY_SORTS)[number];

/** The approval policy resource. Once there is one that catches writes, each change of one waits for approval itself. @source ours */
export interface ApprovalPolicyContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'create' | 'update' | 'delete' | 'export';
  row: ApprovalPolicy;
  record: ApprovalPolicy;
  filter: ApprovalPolicyFilter;
  sort: ApprovalPolicySort;
  create: ApprovalPolicyInput;
  update: ApprovalPolicyUpdate;
}
