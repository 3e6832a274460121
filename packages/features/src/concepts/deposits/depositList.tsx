import {
  CURRENCY_CODES,
  type Deposit,
  type DepositFilter,
  type DepositStatus,
  depositStatus,
  deposits,
  productType,
} from '@corridor/core';
import type { Tone } from '@corridor/ui';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { accountsMessages } from '../../messages/accounts';
import { depositsMessages } from '../../messages/deposits';
import { ordersMessages } from '../../messages/orders';

const { text, party, code, status, money, country, instant, id } = columnsOf<Deposit>();
const { codes, currencies, record, range } = filtersOf<DepositFilter>();

/** Tones of the statuses of deposits. */
export const depositTones: Readonly<Record<DepositStatus, Tone>> = { completed: 'success', closed: 'neutral' };

const MONEY: ColumnLook = { width: 156, grow: 0.3, narrow: 'hidden' };

/** Money that arrived from outside. */
export const depositList = defineList({
  concept: 'deposits',
  resource: deposits,
  messages: [depositsMessages, accountsMessages, ordersMessages],
  columns: {
    payerName: party({ width: 150, fixed: true }),
    amount: money({ ...MONEY, narrow: 'aside' }),
    fee: money({ ...MONEY, width: 116, hidden: true }),
    credited: money(MONEY),
    ownerName: party({
      width: 130,
      leadsTo: ownerMerchant,
    }),
    reference: text({ width: 112 }),
    status: status(depositStatus, depositTones, { width: 116 }),
    receivedAt: instant(),
    returnedAt: instant({ hidden: true }),
    productType: code(productType, { hidden: true, width: 144 }),
    payerAccountNumber: text({ hidden: true, width: 220 }),
    payerCountry: country({ hidden: true }),
    id: id(),
  },
  filters: {
    accountId: record('accounts'),
    ownerId: record('owners'),
    status: codes(depositStatus),
    currency: currencies(CURRENCY_CODES),
    receivedAt: range(),
  },
  nameOf: ({ amount }, { t, format }) => t('deposits.name', { amount: format.money(amount) }),
});
