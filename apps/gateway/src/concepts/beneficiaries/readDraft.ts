import { type BeneficiaryDraft, readBeneficiary } from '@corridor/core';
import { invalid } from '../../platform/refusals/refusals';

/** A draft as banks read it. @throws Refusal that names every field that is not as its destination asks */
export function readDraft(draft: BeneficiaryDraft): BeneficiaryDraft {
  const reading = readBeneficiary(draft);
  if (!reading.ok) throw invalid(reading.problems);
  return reading.draft;
}
