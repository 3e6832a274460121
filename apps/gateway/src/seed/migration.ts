import { type Migration, serviceTable } from '../platform/database';

/** Which concepts have been seeded. */
export const seedMigrations: readonly Migration[] = [
  {
    name: 'seed/0001-create',
    after: ['database/0001-foundation'],
    sql: `
    CREATE TABLE seeded (name text PRIMARY KEY, at timestamptz(3) NOT NULL);
    ${serviceTable('seeded')}`,
  },
];
