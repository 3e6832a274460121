import { type Account, type AccountFilter, accounts, CURRENCY_CODES, productType } from '@corridor/core';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { accountsMessages } from '../../messages/accounts';
import { transactionsMessages } from '../../messages/transactions';

const { text, party, code, money, instant, id } = columnsOf<Account>();
const { codes, currencies, record, flag } = filtersOf<AccountFilter>();

const MONEY: ColumnLook = { width: 160, grow: 0.3, narrow: 'hidden' };

/** Accounts of the partner and its merchants, with what they hold. */
export const accountList = defineList({
  concept: 'accounts',
  resource: accounts,
  messages: [accountsMessages, transactionsMessages],
  columns: {
    ownerName: party({
      width: 190,
      fixed: true,
      leadsTo: ownerMerchant,
    }),
    productType: code(productType, { width: 146, narrow: 'meta' }),
    currency: text({ width: 108, grow: 0 }),
    balance: money({ ...MONEY, narrow: 'aside' }),
    available: money({ ...MONEY, narrow: 'line' }),
    held: money(MONEY),
    collectionPending: money({ ...MONEY, width: 164 }),
    lastBookedAt: instant({ none: 'accounts.never', hidden: true }),
    openedAt: instant({ hidden: true }),
    id: id(),
  },
  filters: {
    ownerId: record('owners'),
    productType: codes(productType),
    currency: currencies(CURRENCY_CODES),
    funded: flag('accounts.funded.yes', 'accounts.funded.no'),
  },
  nameOf: ({ ownerName, currency }) => `${ownerName} · ${currency}`,
});
