import type { AuditEntry } from '../../platform/call';

/** Act that a seeded record tells of. */
export interface PastAct {
  readonly partnerId: string;
  readonly at: Date;
  /** Name of a user of the partner, of the banks or of the service. */
  readonly by: string;
  /** The one that the record keeps; a new one unless told. */
  readonly requestId?: string;
  readonly entry: AuditEntry;
}
