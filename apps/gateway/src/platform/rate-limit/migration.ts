import { type Migration, serviceTable } from '../database';

/** Counted attempts. */
export const rateLimitMigrations: readonly Migration[] = [
  {
    name: 'rate-limit/0001-create',
    after: ['database/0001-foundation'],
    sql: `
    CREATE TABLE rate_limit (key text PRIMARY KEY, count integer NOT NULL, ends_at timestamptz(3) NOT NULL);
    CREATE INDEX rate_limit_ends_at ON rate_limit (ends_at);
    ${serviceTable('rate_limit')}`,
  },
  {
    // Digests without a key, of card numbers and of names that nobody has.
    name: 'rate-limit/0002-clear-unkeyed-keys',
    after: ['rate-limit/0001-create'],
    sql: `DELETE FROM rate_limit WHERE key ~ '[0-9a-f]{64}'`,
  },
];
