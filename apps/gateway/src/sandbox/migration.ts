import { type Migration, serviceTable } from '../platform/database';

/** How far sandboxes are ahead: each partner's clock is its own. */
export const sandboxMigrations: readonly Migration[] = [
  {
    name: 'sandbox/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE sandbox_clock (one boolean PRIMARY KEY CHECK (one), days integer NOT NULL CHECK (days >= 0));
    ${serviceTable('sandbox_clock')}`,
  },
  {
    name: 'sandbox/0002-clock-of-each-partner',
    after: ['sandbox/0001-create'],
    sql: `
    CREATE TABLE partner_clock (partner_id uuid PRIMARY KEY REFERENCES partner, days integer NOT NULL CHECK (days >= 0));
    INSERT INTO partner_clock SELECT partner.id, sandbox_clock.days FROM partner, sandbox_clock;
    DROP TABLE sandbox_clock;
    ${serviceTable('partner_clock')}`,
  },
];
