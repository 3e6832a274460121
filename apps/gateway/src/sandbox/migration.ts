import { type Migration, serviceTable } from '../platform/database';

/** How far the sandbox's clock is ahead: at most one row. */
export const sandboxMigrations: readonly Migration[] = [
  {
    name: 'sandbox/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE sandbox_clock (one boolean PRIMARY KEY CHECK (one), days integer NOT NULL CHECK (days >= 0));
    ${serviceTable('sandbox_clock')}`,
  },
];
