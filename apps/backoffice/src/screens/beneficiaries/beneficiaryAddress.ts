import {
  accountType,
  BENEFICIARY_SORTS,
  type BeneficiaryFilter,
  type BeneficiarySort,
  COUNTRY_CODES,
  CURRENCY_CODES,
  enablement,
  payeeType,
  paymentMethod,
} from '@corridor/core';
import { type BeneficiaryFormTarget, type BeneficiaryView, defaultBeneficiaryView } from '@corridor/features';
import type { ListAddress } from '../listing/listSearch';

/** How the beneficiary list stands in its address, with the form that is open over it. */
export const beneficiaryAddress: ListAddress<BeneficiaryFilter, BeneficiarySort, Pick<BeneficiaryView, 'form'>> = {
  first: defaultBeneficiaryView,
  codes: {
    status: enablement.codes,
    payeeType: payeeType.codes,
    bankCountry: COUNTRY_CODES,
    currency: CURRENCY_CODES,
    paymentMethod: paymentMethod.codes,
    accountType: accountType.codes,
  },
  range: 'createdAt',
  sorts: BENEFICIARY_SORTS,
  more: {
    read: (params) => ({ form: readForm(params.get('form')) }),
    write: ({ form }, params) => {
      if (form) params.set('form', form.kind === 'create' ? 'new' : `${form.kind}.${form.beneficiaryId}`);
    },
  },
};

function readForm(text: string | null): BeneficiaryFormTarget | null {
  if (text === 'new') return { kind: 'create' };
  const [kind, beneficiaryId] = text?.split('.') ?? [];
  if (!beneficiaryId || (kind !== 'edit' && kind !== 'duplicate')) return null;
  return { kind, beneficiaryId };
}
