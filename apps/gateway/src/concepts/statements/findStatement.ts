import type { StatementContract, StatementDetail } from '@corridor/core';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Call, Caller } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusals';
import { holdsAt } from './holdsAt';
import { statementsOf } from './listing';
import { toStatementDetail } from './row';
import { type NamedStatement, statementTable as s } from './table';

/** A statement. @throws Refusal when the caller's partner has none such */
export async function getStatement({ tx, principal }: Call, id: string): Promise<StatementDetail> {
  return detailOf(tx, await findStatement(tx, principal, eq(s.id, id)));
}

/** The statement of an account for a period. @throws Refusal when there is none */
export async function getStatementBy(
  { tx, principal }: Call,
  { accountId, type, period }: StatementContract['key'],
): Promise<StatementDetail> {
  if (!isUuid(accountId)) throw notFound('statement');
  const isMeant = and(eq(s.accountId, accountId), eq(s.type, type), eq(s.period, period));
  return detailOf(tx, await findStatement(tx, principal, isMeant));
}

async function detailOf(tx: Transaction, named: NamedStatement): Promise<StatementDetail> {
  return toStatementDetail(named, await holdsAt(tx, named.statement));
}

/** The stored statement that meets a condition. @throws Refusal when the caller's partner has none such */
export async function findStatement(
  tx: Transaction,
  { partnerId }: Pick<Caller['principal'], 'partnerId'>,
  where: SQL | undefined,
): Promise<NamedStatement> {
  const [found] = await statementsOf(tx, and(eq(s.partnerId, partnerId), where));
  if (!found) throw notFound('statement');
  return found;
}
