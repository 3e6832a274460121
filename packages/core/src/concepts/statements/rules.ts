import { add, equals, readWireMoney } from '../../money';
import { isLocalDate } from '../../time';
import type { Statement } from './contract';
import type { StatementType } from './enums';

/** The zone of every statement's period. @source spec §9 (default timezone) */
export const STATEMENT_ZONE = 'Etc/UTC';

/** Returns true if a text is a period of a type: `YYYY-MM-DD` of a day, `YYYY-MM` of a month. */
export function isStatementPeriod(type: StatementType, period: string): boolean {
  return isLocalDate(type === 'daily' ? period : `${period}-01`);
}

/** Returns true if beginning and change make the end. @source money.md's statements */
export function tiesOut({
  beginningBalance,
  changeAmount,
  endingBalance,
}: Pick<Statement, 'beginningBalance' | 'changeAmount' | 'endingBalance'>): boolean {
  const [beginning, change, end] = [beginningBalance, changeAmount, endingBalance].map(readWireMoney);
  if (!beginning || !change || !end) return false;
  if (beginning.currency !== change.currency || beginning.currency !== end.currency) return false;
  return equals(add(beginning, change), end);
}

/** The name of a statement's files, without an extension: its currency, period and the account's last eight digits. */
export function statementFileName({
  accountId,
  currency,
  period,
}: Pick<Statement, 'accountId' | 'currency' | 'period'>): string {
  return `statement-${currency}-${period}-${accountId.slice(-8)}`;
}
