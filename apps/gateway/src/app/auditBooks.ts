import { findBreaches, type RunSql } from '../platform/database';
import { concepts } from './concepts';

/** The breaches of the books' invariants in all rows that `run` sees, each with how often; empty when the books are right. */
export function auditBooks(run: RunSql): Promise<Record<string, number>> {
  return findBreaches(run, Object.assign({}, ...concepts.map(({ breaches = {} }) => breaches)));
}
