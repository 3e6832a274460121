import type { Database, Transaction } from '../platform/database';

/** A database that counts what its transactions select. */
export interface CountedDatabase {
  readonly db: Database;
  /** How often transactions have begun a select since the last call. */
  taken(): number;
}

/** Puts a counter round a database; its queries run as they are. */
export function countSelects(db: Database): CountedDatabase {
  let selects = 0;
  const counting = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get: (target, name) => {
        if (name === 'select') selects += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return {
    db: { ...db, transaction: (scope, work, options) => db.transaction(scope, (tx) => work(counting(tx)), options) },
    taken: () => {
      const count = selects;
      selects = 0;
      return count;
    },
  };
}
