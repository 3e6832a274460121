import type { ReasonParams } from '../../errors';
import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ApprovalEvent, ApprovalKind, ApprovalStatus } from './enums';
import type { ApprovalAction } from './status';

/** A write that waits for other people, or waited. Times are UTC instants. @source ours */
export interface Approval {
  id: string;
  kind: ApprovalKind;
  /** Segment of the resource that is written, such as `payment-order`. */
  subject: string;
  /** Action in terms of permission rules, such as `create`. */
  action: string;
  /** What it is about in a word, such as the beneficiary's name; empty where nothing names it. */
  summary: string;
  /** Null where no money moves. */
  amount: WireMoney | null;
  status: ApprovalStatus;
  makerId: string;
  makerName: string;
  /** People who have approved it. */
  approvals: number;
  /** People who must. */
  approvers: number;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  /** What the asking user may do with it now. */
  allowedActions: ApprovalAction[];
}

/** A step in the life of a request. */
export interface ApprovalStep {
  at: string;
  event: ApprovalEvent;
  /** Null where nobody did it, such as an expiry. */
  actorName: string | null;
  note: string | null;
}

/** A policy as it stood when it caught a write. */
export interface CaughtBy {
  policyId: string | null;
  version: number;
  /** What it catches amounts over; null: all. */
  threshold: WireMoney | null;
  approvers: number;
  roleId: string | null;
  roleName: string | null;
  /** Hours for which an address makes one hand of a user and of whoever gave it. */
  windowHours: number;
}

/** The whole record of a request for approval. @source ours */
export interface ApprovalDetail extends Approval {
  /** The record that it changes, or that it made once it was done; null where there is none. */
  subjectId: string | null;
  /** Fields before and after the write, secrets left out; null where there was, or will be, no record. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** What is set aside while it waits. */
  held: WireMoney | null;
  policies: CaughtBy[];
  /** Why it could not be done although it was approved: a reason's code with its parameters. */
  problem: { reason: string; params?: ReasonParams | undefined } | null;
  /** Oldest first. */
  timeline: ApprovalStep[];
}

/** Conditions of a list of approvals; `search` matches what it is about and who made it, or is an id. @source ours */
export interface ApprovalFilter {
  search: string;
  kind: ApprovalKind[];
  status: ApprovalStatus[];
  makerId: string;
  /** True: those that wait for the asking user; false: all others. */
  decidable: boolean;
  createdAt: TimeRange;
}

/** Fields that a list of approvals sorts by; amounts of different currencies compare as numbers. @source ours */
export const APPROVAL_SORTS = ['createdAt', 'expiresAt', 'amount'] as const;

/** A field that a list of approvals sorts by. */
export type ApprovalSort = (typeof APPROVAL_SORTS)[number];

interface WithNote {
  input: { reason?: string | undefined };
  output: ApprovalDetail;
}

interface WithReason {
  input: { reason: string };
  output: ApprovalDetail;
}

/** The approval resource. A request is made by the write that a policy catches, and by nothing else. @source ours */
export interface ApprovalContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'export';
  row: Approval;
  record: ApprovalDetail;
  filter: ApprovalFilter;
  sort: ApprovalSort;
  callsById: {
    /** Approves it; with enough approvals it is done as its maker's. */
    approve: WithNote;
    refuse: WithReason;
    /** Asks its maker something. */
    askBack: WithReason;
    /** Adds the maker's note, which answers what was asked. */
    answer: WithReason;
    /** Takes it back, by its maker. */
    withdraw: WithNote;
  };
}
