/** A write waits for other people; `id` is that of the request. `message` is ready for a toast. @source ours */
export interface ApprovalsEvent {
  readonly type: 'approvals.requested';
  readonly id: string;
  readonly message: string;
}
