import { type Migration, serviceTable } from '../../platform/database';

/** Card tokens, by their hash. */
export const balanceInquiryMigrations: readonly Migration[] = [
  {
    name: 'balance-inquiry/0001-create',
    after: ['cards/0001-create'],
    sql: `
    CREATE TABLE card_session (
      token_hash text PRIMARY KEY,
      card_id uuid NOT NULL REFERENCES card ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX card_session_expires_at ON card_session (expires_at);
    CREATE INDEX card_by_number ON card (last4, bin);
    ${serviceTable('card_session')}`,
  },
];
