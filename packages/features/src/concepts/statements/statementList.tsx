import {
  CURRENCIES_BY_USE,
  productType,
  type Statement,
  type StatementFilter,
  statements,
  statementType,
} from '@corridor/core';
import { Text } from '@corridor/ui';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { accountsMessages } from '../../messages/accounts';
import { statementsMessages } from '../../messages/statements';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';

const { text, code, money, change, party, count, date, id, custom } = columnsOf<Statement>();
const { codes, currencies, record, range } = filtersOf<StatementFilter>();

const MONEY: ColumnLook = { align: 'end', width: 128, grow: 0.4 };

/** Daily and monthly statements of accounts. */
export const statementList = defineList({
  concept: 'statements',
  resource: statements,
  messages: [statementsMessages, accountsMessages, transactionsMessages, timeMessages],
  columns: {
    period: custom('period', {
      text: (period) => period,
      cell: (period) => (
        <Text variant="caption" weight="medium" tabular dir="ltr">
          {period}
        </Text>
      ),
      width: 124,
      grow: 0,
      fixed: true,
    }),
    type: code(statementType, { width: 88, narrow: 'mark' }),
    ownerName: party({ width: 140 }),
    currency: text({ width: 88, grow: 0, hidden: true }),
    beginningBalance: money({ ...MONEY, narrow: 'hidden' }),
    changeAmount: change({ ...MONEY, narrow: 'hidden' }),
    endingBalance: money({ ...MONEY, narrow: 'aside' }),
    lines: count({ width: 68 }),
    date: date(),
    id: id(),
  },
  filters: {
    type: codes(statementType),
    ownerId: record('owners'),
    accountId: record('accounts'),
    transactionId: record('transactions'),
    currency: currencies(CURRENCIES_BY_USE),
    productType: codes(productType),
    date: range(),
  },
  nameOf: ({ ownerName, currency, period }) => `${ownerName} ${currency} ${period}`,
});
