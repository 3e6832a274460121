import {
  accountNumberType,
  CURRENCY_CODES,
  enablement,
  nameType,
  routingCodeType,
  type VirtualAccount,
  type VirtualAccountFilter,
  virtualAccounts,
} from '@corridor/core';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { enablementTones } from '../../kit/display/enablementTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { enablementMessages } from '../../messages/enablement';
import { shopsMessages } from '../../messages/shops';
import { virtualAccountsMessages } from '../../messages/virtual-accounts';
import { printedNumber } from './display/accountNumber';

const { text, party, code, country, status, instant, id, custom } = columnsOf<VirtualAccount>();
const { codes, currencies, record, range } = filtersOf<VirtualAccountFilter>();

/** Account numbers under which the partner and its merchants collect. */
export const virtualAccountList = defineList({
  concept: 'virtualAccounts',
  resource: virtualAccounts,
  messages: [virtualAccountsMessages, enablementMessages, shopsMessages, beneficiariesMessages],
  columns: {
    holderName: party({ width: 150, fixed: true, narrow: 'title' }),
    ownerName: party({
      width: 120,
      narrow: 'hidden',
      leadsTo: ownerMerchant,
    }),
    currency: text({ width: 84, grow: 0, narrow: 'aside' }),
    bankName: text({ width: 130, hidden: true }),
    accountNumber: custom('accountNumber', {
      text: (_number, account) => printedNumber(account),
      cell: (_number, account) => <bdi dir="ltr">{printedNumber(account)}</bdi>,
      width: 264,
      grow: 0,
      tabular: true,
      narrow: 'meta',
    }),
    status: status(enablement, enablementTones),
    label: text({ width: 150, hidden: true }),
    createdAt: instant({ hidden: true }),
    shopName: text({ width: 140, hidden: true }),
    nameType: custom('nameType', {
      text: (type, _account, { t }) => (type === null ? '–' : t(nameType.labelKey(type))),
      words: (tools) => wordsOf(nameType, tools),
      width: 120,
      hidden: true,
    }),
    bankCountry: country({ hidden: true }),
    accountNumberType: code(accountNumberType, { width: 130, hidden: true }),
    routingCodes: custom('routingCodes', {
      text: (all, _account, { t }) =>
        all.map(({ type, code: value }) => `${t(routingCodeType.labelKey(type))} ${value}`).join(' · ') || '–',
      words: (tools) => wordsOf(routingCodeType, tools),
      width: 240,
      hidden: true,
      narrow: 'hidden',
    }),
    id: id(),
  },
  filters: {
    status: codes(enablement),
    ownerId: record('owners'),
    shopId: record('shops'),
    currency: currencies(CURRENCY_CODES),
    createdAt: range(),
  },
  nameOf: ({ holderName, currency }) => `${holderName} · ${currency}`,
});
