import type { RecordTarget } from '../RecordTarget';

/** A link to another record or list was followed; what the link does, the host's page decides. @source ours */
export interface RecordsEvent {
  readonly type: 'records.followed';
  readonly target: RecordTarget;
}
