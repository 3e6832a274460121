import {
  localDateOf,
  type Statement,
  type StatementDetail,
  type StatementHold,
  statementFileName,
} from '@corridor/core';
import { wireMoney } from '../../platform/money';
import type { NamedStatement } from './table';

/** A stored statement as the wire has it. */
export function toStatement({ statement, ownerName }: NamedStatement): Statement {
  const { id, type, period, zone, accountId, productType, ownerId, currency, from, to } = statement;
  const amount = (minor: bigint) => wireMoney(minor, currency);
  return {
    id,
    type,
    period,
    date: localDateOf(to.toISOString(), zone),
    from: from.toISOString(),
    to: to.toISOString(),
    zone,
    accountId,
    productType,
    ownerId,
    ownerName,
    currency,
    beginningBalance: amount(statement.opening),
    changeAmount: amount(statement.credits - statement.debits),
    endingBalance: amount(statement.closing),
    lines: Number(statement.entries),
    fileName: statementFileName({ accountId, currency, period }),
  };
}

/** The same with what came in and went out, and what was set aside at its end. */
export function toStatementDetail(named: NamedStatement, holds: StatementHold[]): StatementDetail {
  const { credits, debits, currency } = named.statement;
  return { ...toStatement(named), credits: wireMoney(credits, currency), debits: wireMoney(debits, currency), holds };
}
