import { codeOf, DatabaseBusy, DatabaseUnavailable } from '../database';
import type { LogFields } from '../ports/Logger';
import { Refusal } from './Refusal';
import { busy, conflict, forbidden, internal, invalid, unavailable } from './refusals';

/** Turns whatever was thrown into a refusal; what is nobody's fault outside becomes an internal one without a detail. */
export function toRefusal(reason: unknown): Refusal {
  if (reason instanceof Refusal) return reason;
  if (reason instanceof DatabaseUnavailable) return unavailable();
  if (reason instanceof DatabaseBusy) return busy();
  return ofSqlState(codeOf(reason) ?? '');
}

// The schemas and guards refuse first; these are the database's own guards, should one of those be missing.
function ofSqlState(state: string): Refusal {
  if (state === '42501') return forbidden('change', 'record');
  if (state === '23505') return conflict('refusals.exists');
  if (state === '23503' || state === '23001') return conflict('refusals.dependedOn');
  if (state === '23514' || state.startsWith('22')) return invalid([{ path: 'body', reason: 'refusals.outOfRange' }]);
  return internal();
}

/** Kind and places of a failure, for the log: a driver's message, which holds the statement and its values, is left out. */
export function traceOf(reason: unknown): LogFields {
  if (!(reason instanceof Error)) return { name: typeof reason };
  const places = (reason.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return { name: reason.name, code: codeOf(reason), at: places.map((line) => line.trim()).join(' < ') };
}
