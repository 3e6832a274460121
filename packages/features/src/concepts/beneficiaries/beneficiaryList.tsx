import {
  accountType,
  type Beneficiary,
  type BeneficiaryFilter,
  beneficiaries,
  COUNTRY_CODES,
  CURRENCY_CODES,
  enablement,
  payeeType,
  paymentMethod,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { enablementTones } from '../../kit/display/enablementTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { beneficiaryListMessages } from '../../messages/beneficiary-list';
import { enablementMessages } from '../../messages/enablement';
import { timeMessages } from '../../messages/time';
import { AccountEnding } from './display/AccountEnding';
import { BeneficiaryName } from './display/BeneficiaryName';

const { text, code, country, status, instant, id, custom } = columnsOf<Beneficiary>();
const { codes, countries, currencies, range } = filtersOf<BeneficiaryFilter>();

/** Everyone that payments may go to. */
export const beneficiaryList = defineList({
  concept: 'beneficiaries',
  resource: beneficiaries,
  messages: [beneficiaryListMessages, beneficiariesMessages, enablementMessages, timeMessages, bankIdentifiersMessages],
  columns: {
    name: custom('name', {
      text: (name) => name,
      cell: (_name, beneficiary, tools) => <BeneficiaryName beneficiary={beneficiary} tools={tools} />,
      width: 200,
      fixed: true,
    }),
    accountEnding: custom('accountEnding', {
      text: (ending) => ending,
      cell: (ending) => <AccountEnding ending={ending} />,
      width: 104,
      grow: 0,
      narrow: 'aside',
    }),
    bankName: text({ width: 170, hidden: true }),
    bankCountry: country(),
    currency: text({ width: 92, grow: 0, narrow: 'meta' }),
    paymentMethod: code(paymentMethod, { width: 120 }),
    payeeType: code(payeeType, { width: 120, hidden: true }),
    accountType: code(accountType, { hidden: true }),
    status: status(enablement, enablementTones, { width: 116 }),
    createdAt: instant(),
    updatedAt: instant({ hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(enablement),
    payeeType: codes(payeeType),
    bankCountry: countries(COUNTRY_CODES),
    currency: currencies(CURRENCY_CODES),
    paymentMethod: codes(paymentMethod),
    accountType: codes(accountType),
    createdAt: range(),
  },
  nameOf: ({ name }) => name,
});
