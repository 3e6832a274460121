import type { StatementContract } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { isUuid, type Transaction } from '../database';
import { anyOf, countRows, exactId, exactly, type Listing, within } from '../listing';
import { toStatement } from './row';
import { type NamedStatement, statementTable as s } from './table';

/** How statements are found. */
export const statementListing: Listing<StatementContract, NamedStatement> = {
  id: s.id,
  sorts: { date: s.to, beginningBalance: s.openingKey, changeAmount: s.changeKey, endingBalance: s.closingKey },
  defaultSort: { field: 'date', direction: 'desc' },
  conditions: (filter, { principal }) => [
    eq(s.partnerId, principal.partnerId),
    searched(filter.search),
    anyOf(s.type, filter.type),
    exactId(s.accountId, filter.accountId),
    exactId(s.ownerId, filter.ownerId),
    anyOf(s.productType, filter.productType),
    anyOf(s.currency, filter.currency),
    exactly(s.period, filter.period),
    within(s.to, filter.date),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    statementsOf(tx, where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, s, where),
  idOf: ({ statement }) => statement.id,
  sortValueOf: ({ statement: { to, openingKey, changeKey, closingKey } }, field) =>
    ({ date: to.toISOString(), beginningBalance: openingKey, changeAmount: changeKey, endingBalance: closingKey })[
      field
    ],
  toRow: () => toStatement,
};

/** Stored statements with their owners' names. */
export function statementsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ statement: s, ownerName: accountTable.ownerName, availableId: accountTable.availableId })
    .from(s)
    .innerJoin(accountTable, eq(accountTable.id, s.accountId))
    .where(where);
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(s.id, text), eq(s.accountId, text), eq(s.ownerId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return sql`${s.accountId} IN (SELECT id FROM account WHERE partner_id = ${s.partnerId} AND owner_key LIKE corridor_fold(${beginning}) || '%')`;
}
