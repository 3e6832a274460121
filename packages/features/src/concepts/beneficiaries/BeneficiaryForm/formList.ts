import { type BeneficiaryDetail, beneficiaries } from '@corridor/core';
import type { FormList } from '../../../kit/form/FormDeclaration';
import { bankIdentifiersMessages } from '../../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../../messages/beneficiaries';

/** What the form needs of its list, without the columns and filters that a page with the form alone does not show. */
export const formList: FormList = {
  concept: 'beneficiaries',
  resource: beneficiaries,
  messages: [beneficiariesMessages, bankIdentifiersMessages],
  // Guarantee: the form only saves beneficiaries.
  nameOf: (record) => (record as BeneficiaryDetail).name,
};
