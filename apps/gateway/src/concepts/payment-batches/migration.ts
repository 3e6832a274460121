import { type Migration, tenantTable } from '../../platform/database';

const CREATE = `
    CREATE TABLE payment_batch (
      id uuid NOT NULL,
      partner_id uuid NOT NULL REFERENCES partner,
      name text NOT NULL,
      payments integer NOT NULL CHECK (payments > 0),
      placed integer NOT NULL DEFAULT 0 CHECK (placed >= 0),
      refused integer NOT NULL DEFAULT 0 CHECK (refused >= 0),
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      finished_at timestamptz(3),
      PRIMARY KEY (partner_id, id),
      CHECK (placed + refused <= payments),
      CHECK ((finished_at IS NOT NULL) = (placed + refused = payments))
    );
    CREATE INDEX payment_batch_created_at ON payment_batch (partner_id, created_at, id);
    ${tenantTable('payment_batch', ['select', 'insert'])}
    GRANT UPDATE (placed, refused, finished_at) ON payment_batch TO corridor_app;

    CREATE TABLE payment_batch_line (
      partner_id uuid NOT NULL,
      batch_id uuid NOT NULL,
      position integer NOT NULL CHECK (position > 0),
      request_id text NOT NULL,
      payment jsonb NOT NULL,
      beneficiary_name text NOT NULL,
      account_ending text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'placed', 'refused')),
      order_id uuid UNIQUE REFERENCES outgoing_order,
      refusal jsonb,
      PRIMARY KEY (partner_id, batch_id, position),
      UNIQUE (partner_id, request_id),
      FOREIGN KEY (partner_id, batch_id) REFERENCES payment_batch,
      CHECK ((order_id IS NOT NULL) = (state = 'placed')),
      CHECK ((refusal IS NOT NULL) = (state = 'refused'))
    );
    CREATE INDEX payment_batch_line_waiting ON payment_batch_line (partner_id, batch_id, position) WHERE state = 'waiting';
    ${tenantTable('payment_batch_line', ['select', 'insert'])}
    GRANT UPDATE (state, order_id, refusal) ON payment_batch_line TO corridor_app;`;

/** A payment may repeat one of an earlier batch; of all that repeat one, and itself, one is placed. */
const SOURCES = `
    ALTER TABLE payment_batch_line
      ADD COLUMN source_batch_id uuid,
      ADD COLUMN source_position integer,
      ADD CHECK ((source_batch_id IS NULL) = (source_position IS NULL)),
      ADD FOREIGN KEY (partner_id, source_batch_id, source_position) REFERENCES payment_batch_line;
    CREATE INDEX payment_batch_line_origin ON payment_batch_line
      (partner_id, (COALESCE(source_batch_id, batch_id)), (COALESCE(source_position, position)));
    CREATE UNIQUE INDEX payment_batch_line_placed_once ON payment_batch_line
      (partner_id, (COALESCE(source_batch_id, batch_id)), (COALESCE(source_position, position))) WHERE state = 'placed';`;

/** Batches of payments. */
export const paymentBatchMigrations: readonly Migration[] = [
  { name: 'payment-batches/0001-create', after: ['orders/0001-create'], sql: CREATE },
  { name: 'payment-batches/0002-sources', after: ['payment-batches/0001-create'], sql: SOURCES },
];
