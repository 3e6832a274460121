const TABLES = ['ledger_account', 'ledger_transfer', 'ledger_refusal', 'ledger_entry', 'ledger_hold'];

const ENTRANCES = [
  'ledger_open_account(uuid, uuid, text, text, boolean, timestamptz)',
  'ledger_post(uuid, text, text, jsonb, jsonb, timestamptz)',
  'ledger_reverse(uuid, text, text, uuid, jsonb, timestamptz)',
  'ledger_hold(uuid, text, text, uuid, text, bigint, timestamptz, jsonb, timestamptz)',
  'ledger_capture(uuid, text, text, uuid, jsonb, boolean, jsonb, timestamptz)',
  'ledger_void(uuid, text, text, uuid, jsonb, timestamptz)',
  'ledger_expire(uuid, text, text, uuid, jsonb, timestamptz)',
];

const INSIDE = [
  'ledger_require_scope(uuid)',
  'ledger_refuse(uuid, uuid, text)',
  'ledger_replay(uuid, text, bytea)',
  'ledger_claim(uuid, text, bytea, text, text, jsonb, uuid, uuid, timestamptz)',
  'ledger_apply(uuid, uuid, uuid, jsonb, timestamptz, uuid, bigint)',
  'ledger_release(uuid, text, text, text, uuid, jsonb, timestamptz)',
];

const readable = (table: string) => `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_tenant ON ${table} FOR SELECT TO corridor_app USING (partner_id = (SELECT corridor_partner()));
    CREATE POLICY ${table}_service ON ${table} FOR SELECT TO corridor_service USING (true);
    GRANT SELECT ON ${table} TO corridor_app, corridor_service;`;

/** Nobody but the owner writes: both roles read, a tenant its own partner's rows only, and execute what is meant for them. */
export const grants = `
    ${TABLES.map(readable).join('')}
    REVOKE EXECUTE ON FUNCTION ${[...ENTRANCES, ...INSIDE].join(', ')} FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION ${ENTRANCES.join(', ')} TO corridor_app, corridor_service;`;
