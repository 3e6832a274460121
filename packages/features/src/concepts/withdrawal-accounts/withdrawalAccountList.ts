import {
  accountNumberType,
  COUNTRY_CODES,
  CURRENCY_CODES,
  enablement,
  type WithdrawalAccount,
  type WithdrawalAccountFilter,
  withdrawalAccounts,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { enablementTones } from '../../kit/display/enablementTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { enablementMessages } from '../../messages/enablement';
import { ordersMessages } from '../../messages/orders';
import { withdrawalAccountsMessages } from '../../messages/withdrawal-accounts';

const { text, party, code, country, status, instant, id, custom } = columnsOf<WithdrawalAccount>();
const { codes, currencies, countries, record, range } = filtersOf<WithdrawalAccountFilter>();

/** Bank accounts that the partner and its merchants withdraw to. */
export const withdrawalAccountList = defineList({
  concept: 'withdrawalAccounts',
  resource: withdrawalAccounts,
  messages: [
    withdrawalAccountsMessages,
    enablementMessages,
    beneficiariesMessages,
    bankIdentifiersMessages,
    ordersMessages,
  ],
  columns: {
    holderName: party({ width: 160, fixed: true, narrow: 'title' }),
    ownerName: party({ width: 130, narrow: 'hidden' }),
    bankName: text({ width: 110, narrow: 'hidden' }),
    accountEnding: custom('accountEnding', {
      text: (ending) => `•••• ${ending}`,
      width: 110,
      grow: 0,
      tabular: true,
      narrow: 'meta',
    }),
    currency: text({ width: 92, grow: 0, narrow: 'aside' }),
    status: status(enablement, enablementTones, { narrow: 'mark' }),
    bankCountry: country({ width: 130, hidden: true, narrow: 'hidden' }),
    accountNumberType: code(accountNumberType, { width: 130, hidden: true }),
    routingCode: text({ width: 130, tabular: true, hidden: true }),
    reason: text({ width: 200, hidden: true }),
    createdAt: instant(),
    verifiedAt: instant({ none: 'withdrawalAccounts.detail.notYet', hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(enablement),
    ownerId: record('owners'),
    currency: currencies(CURRENCY_CODES),
    bankCountry: countries(COUNTRY_CODES),
    createdAt: range(),
  },
  nameOf: ({ holderName, currency, accountEnding }, { t }) =>
    t('withdrawalAccounts.name', { holder: holderName, currency, ending: accountEnding }),
});
