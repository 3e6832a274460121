import { type StatementContract, statements } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, exactly, within } from '../../platform/listing';
import { accountTable } from '../accounts';
import { toStatement } from './row';
import { type NamedStatement, statementTable as s } from './table';

/** How statements are found. */
export const statementListing = declareListing<StatementContract, NamedStatement>({
  resource: statements,
  id: s.id,
  partnerId: s.partnerId,
  sorts: {
    date: [s.to, ({ statement }) => statement.to.toISOString()],
    beginningBalance: [s.openingKey, ({ statement }) => statement.openingKey],
    changeAmount: [s.changeKey, ({ statement }) => statement.changeKey],
    endingBalance: [s.closingKey, ({ statement }) => statement.closingKey],
  },
  conditions: (filter) => [
    searched(filter.search),
    anyOf(s.type, filter.type),
    exactId(s.accountId, filter.accountId),
    exactId(s.ownerId, filter.ownerId),
    books(filter.transactionId),
    anyOf(s.productType, filter.productType),
    anyOf(s.currency, filter.currency),
    exactly(s.period, filter.period),
    within(s.to, filter.date),
  ],
  select: statementsOf,
  idOf: ({ statement }) => statement.id,
  toRow: toStatement,
});

/** Stored statements with their owners' names. */
export function statementsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ statement: s, ownerName: accountTable.ownerName, availableId: accountTable.availableId })
    .from(s)
    .innerJoin(accountTable, eq(accountTable.id, s.accountId))
    .where(where);
}

// A statement's lines are its account's entries by their numbers: they are worked out, never stored.
function books(transactionId: string | undefined): SQL | undefined {
  if (transactionId === undefined || transactionId === '') return undefined;
  if (!isUuid(transactionId)) return sql`false`;
  return sql`EXISTS (SELECT 1 FROM account_transaction t JOIN account a ON a.id = t.account_id
    JOIN ledger_entry e ON e.transfer_id = t.transfer_id AND e.account_id = a.available_id
    WHERE t.id = ${transactionId} AND t.component = 'available' AND t.account_id = ${s.accountId}
      AND e.seq > ${s.lastSeq} - ${s.entries} AND e.seq <= ${s.lastSeq})`;
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(s.id, text), eq(s.accountId, text), eq(s.ownerId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return sql`${s.accountId} IN (SELECT id FROM account WHERE partner_id = ${s.partnerId} AND owner_key LIKE corridor_fold(${beginning}) || '%')`;
}
