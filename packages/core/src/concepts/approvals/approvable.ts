import type { WireMoney } from '../../money';
import type { ApprovalKind } from './enums';

/** How a call can be caught by a policy: told of the record that it would leave. @source ours */
export interface Approvable<R extends object> {
  readonly kind: ApprovalKind;
  /** Returns true if data of a write are about what the kind keeps; absent: all are. */
  concerns?(data: object): boolean;
  /** What a policy's amount is compared with; null: every policy of the kind catches it. */
  amountOf(record: R): WireMoney | null;
  /** What it is about in a word. */
  summaryOf(record: R): string;
  /** What must still be so when it is done: what whoever approved it has seen. */
  termsOf(record: R): object;
  /** What it takes out of which account, to be held while it waits; null where no money moves. */
  debitOf(record: R): ApprovableDebit | null;
}

/** Money that a write takes, and the customer account that it takes it from. @source ours */
export interface ApprovableDebit {
  readonly accountId: string;
  readonly ownerId: string;
  readonly amount: WireMoney;
}
