import { type Row, rowsOf, type Transaction } from '../platform/database';
import { isRefusalReason, LedgerRefusal } from './LedgerRefusal';
import { countAnswer } from './tally';

/** A ledger function as SQL: the driver prepares it once per connection under its name. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
}

/** A statement that calls a ledger function with so many parameters, cast as listed. */
export function calling(name: string, ...types: readonly string[]): Statement {
  const parameters = types.map((type, index) => `$${index + 1}::${type}`).join(', ');
  return { name, sql: `SELECT ${name}(${parameters}) AS answer` };
}

/** Runs a ledger function in one round trip and gives its answer. @throws LedgerRefusal */
export async function callLedger(tx: Transaction, { name, sql }: Statement, params: unknown[]): Promise<Row> {
  const prepared = tx._.session.prepareQuery({ sql, params }, undefined, name, false);
  const rows = rowsOf(await prepared.execute());
  countAnswer(name, 'refusal' in answerOf(rows) ? 'refused' : 'booked');
  return readAnswer(rows);
}

/** What a ledger function answered, from the rows of its statement. @throws LedgerRefusal where it refused */
export function readAnswer(rows: readonly Row[]): Row {
  const answer = answerOf(rows);
  const reason = answer.refusal;
  if (typeof reason !== 'string') return answer;
  if (!isRefusalReason(reason)) throw new Error(`unknown refusal ${reason}`);
  throw new LedgerRefusal(reason);
}

// Each statement selects one row with one jsonb object, and both drivers parse jsonb.
function answerOf(rows: readonly Row[]): Row {
  return (rows as readonly [{ answer: Row }])[0].answer;
}
