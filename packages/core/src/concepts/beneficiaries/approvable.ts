import type { Approvable } from '../approvals';
import type { BeneficiaryDetail } from './contract';

/** How a beneficiary that is made, changed or enabled can wait for approval: with its whole account. */
export const beneficiaryApproval: Approvable<BeneficiaryDetail> = {
  kind: 'beneficiaries',
  amountOf: () => null,
  summaryOf: ({ name }) => name,
  termsOf: ({ name, bankCountry, currency, bank, payee, intermediaryBank, status }) => ({
    name,
    bankCountry,
    currency,
    bank,
    payee,
    intermediaryBank,
    status,
  }),
  debitOf: () => null,
};
