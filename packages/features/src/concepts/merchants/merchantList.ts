import {
  COUNTRY_CODES,
  type Merchant,
  type MerchantFilter,
  merchants,
  merchantType,
  onboardingStatus,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { defineTabs } from '../../kit/list/defineTabs';
import { merchantsMessages } from '../../messages/merchants';
import { onboardingTones } from './display/onboardingTones';

const { party, code, text, country, status, instant, id } = columnsOf<Merchant>();
const { codes, countries, flag, range } = filtersOf<MerchantFilter>();

/** Merchants: cardholders, people and companies. */
export const merchantList = defineList({
  concept: 'merchants',
  resource: merchants,
  messages: [merchantsMessages],
  columns: {
    name: party({ width: 166, fixed: true }),
    type: code(merchantType),
    email: text({ width: 188 }),
    country: country({ width: 104 }),
    status: status(onboardingStatus, onboardingTones, { width: 160 }),
    createdAt: instant(),
    id: id(),
  },
  filters: {
    type: codes(merchantType),
    status: codes(onboardingStatus),
    country: countries(COUNTRY_CODES),
    decidable: flag('merchants.decidable.yes', 'merchants.decidable.no'),
    createdAt: range(),
  },
  nameOf: ({ name }) => name,
});

/** Merchants by how far their onboarding has come. */
export const merchantTabs = defineTabs(merchantList, {
  field: 'status',
  codes: onboardingStatus,
  counts: 'statusCounts',
});
