import type { BeneficiaryDraft } from './contract';
import type { BeneficiaryGap } from './enums';
import { readBeneficiary } from './rules';

const ADDRESS = /^(payee\.address\.|bank\.(latin)?(address|city)$)/i;

/**
 * What is missing before a beneficiary can be paid, null where nothing is: an address over SWIFT with town and country by
 * themselves, which ISO 20022 asks for from November 2026, or a name in letters that the clearing carries. @source ours
 */
export function beneficiaryGap(draft: BeneficiaryDraft): BeneficiaryGap | null {
  const reading = readBeneficiary(draft);
  const paths = reading.ok ? [] : reading.problems.map(({ path }) => path);
  if (draft.paymentMethod === 'swift' && paths.some((path) => ADDRESS.test(path))) return 'address';
  return paths.some((path) => path.endsWith('.latinName')) ? 'latinName' : null;
}
