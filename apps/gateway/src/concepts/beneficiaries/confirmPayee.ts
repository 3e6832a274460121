import { type BeneficiaryContract, type BeneficiaryDraft, hasPayeeConfirmation } from '@corridor/core';
import type { Call } from '../../platform/call';
import { readDraft } from './readDraft';

type Answer = BeneficiaryContract['calls']['confirmPayee']['output'];

/** Asks the bank of a draft's account whether it belongs to the payee, where banks tell. @throws Refusal that names every wrong field */
export async function confirmPayee({ services }: Call, draft: BeneficiaryDraft): Promise<Answer> {
  const read = readDraft(draft);
  if (!hasPayeeConfirmation(read)) return { confirmation: null, name: null };
  const said = await services.confirmPayee(read);
  return typeof said === 'string' ? { confirmation: said, name: null } : said;
}
