import type { Beneficiary, BeneficiaryAction } from '@corridor/core';

/** What is done to a beneficiary after a question. */
export type BeneficiaryDeed = BeneficiaryAction | 'delete';

/** A deed that waits for its confirmation. */
export interface PendingDeed {
  readonly beneficiary: Beneficiary;
  readonly deed: BeneficiaryDeed;
}
