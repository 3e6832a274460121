import { appendOnly, EMBED_ROLE, type Migration, tenantTable } from '../../platform/database';

/** Requests for approval and what happened to them. */
export const approvalMigrations: readonly Migration[] = [
  {
    name: 'approvals/0001-create',
    after: ['approval-policies/0001-create', 'transactions/0001-create', 'embed-sessions/0001-create'],
    sql: `
    CREATE TABLE approval (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      kind text COLLATE "C" NOT NULL,
      subject text COLLATE "C" NOT NULL,
      verb text NOT NULL,
      method text,
      action text NOT NULL,
      body jsonb NOT NULL,
      subject_id uuid,
      summary text NOT NULL,
      currency text COLLATE "C",
      amount bigint,
      before jsonb,
      after jsonb,
      terms text NOT NULL,
      policies jsonb NOT NULL,
      status text COLLATE "C" NOT NULL
        CHECK (status IN ('pending', 'askedBack', 'approved', 'refused', 'withdrawn', 'expired', 'failed')),
      approvals smallint NOT NULL,
      approvers smallint NOT NULL,
      maker_id uuid NOT NULL,
      maker_name text NOT NULL,
      maker_creators uuid[] NOT NULL,
      maker_merchants uuid[],
      owner_id uuid,
      request_id text NOT NULL,
      hold_id uuid REFERENCES ledger_hold,
      held_currency text COLLATE "C",
      held_amount bigint CHECK (held_amount > 0),
      problem jsonb,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      ended_at timestamptz(3),
      amount_key numeric NOT NULL
        GENERATED ALWAYS AS (coalesce(amount, 0) * 10::numeric ^ (4 - coalesce(corridor_exponent(currency), 0))) STORED,
      search_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(summary || ' ' || maker_name)) STORED,
      CHECK (num_nulls(currency, amount) IN (0, 2)),
      CHECK (num_nulls(hold_id, held_currency, held_amount) IN (0, 3)),
      CHECK ((ended_at IS NULL) = (status IN ('pending', 'askedBack')))
    );
    CREATE INDEX approval_created_at ON approval (partner_id, created_at, id);
    CREATE INDEX approval_expires_at ON approval (partner_id, expires_at, id);
    CREATE INDEX approval_amount ON approval (partner_id, amount_key, id);
    CREATE INDEX approval_open ON approval (expires_at) WHERE ended_at IS NULL;
    CREATE INDEX approval_hold ON approval (hold_id);
    ${tenantTable('approval', ['select', 'insert'])}
    GRANT UPDATE (status, approvals, approvers, policies, problem, subject_id, ended_at) ON approval TO corridor_app;

    CREATE TABLE approval_event (
      id uuid PRIMARY KEY,
      approval_id uuid NOT NULL REFERENCES approval,
      partner_id uuid NOT NULL REFERENCES partner,
      at timestamptz(3) NOT NULL,
      event text COLLATE "C" NOT NULL,
      actor_id uuid,
      actor_name text,
      note text
    );
    CREATE INDEX approval_event_of ON approval_event (approval_id, at, id);
    CREATE UNIQUE INDEX approval_event_once ON approval_event (approval_id, actor_id) WHERE event = 'approved';
    ${appendOnly('approval_event')}
    ${tenantTable('approval_event', ['select', 'insert'])}
    CREATE POLICY approval_embed ON approval AS RESTRICTIVE TO ${EMBED_ROLE}
      USING (owner_id = ANY ((SELECT corridor_merchants())::uuid[]));
    CREATE POLICY approval_event_embed ON approval_event AS RESTRICTIVE TO ${EMBED_ROLE}
      USING (EXISTS (SELECT FROM approval a WHERE a.id = approval_event.approval_id));`,
  },
];
