import type { Row, Transaction } from '../database';
import { isRefusalReason, LedgerRefusal } from './LedgerRefusal';

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
  const answer = answerOf(await prepared.execute());
  const reason = answer.refusal;
  if (typeof reason !== 'string') return answer;
  if (!isRefusalReason(reason)) throw new Error(`unknown refusal ${reason}`);
  throw new LedgerRefusal(reason);
}

// Each statement selects one row with one jsonb object, and both drivers parse jsonb.
function answerOf(result: unknown): Row {
  return (result as { rows: [{ answer: Row }] }).rows[0].answer;
}
