import { ACCOUNT_KINDS, OPERATIONS } from '../vocabulary';
import { listed } from './listed';

/** Accounts, and what happens on them. Amounts are minor units; every row belongs to one partner. */
export const tables = `
    CREATE TABLE ledger_account (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      owner_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN (${listed(ACCOUNT_KINDS)})),
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      allow_negative boolean NOT NULL,
      balance bigint NOT NULL DEFAULT 0,
      held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
      last_seq bigint NOT NULL DEFAULT 0,
      last_booked_at timestamptz(3),
      opened_at timestamptz(3) NOT NULL,
      CONSTRAINT ledger_account_overdraft CHECK (balance - held >= 0 OR allow_negative),
      UNIQUE (partner_id, owner_id, kind, currency)
    ) WITH (fillfactor = 50);

    CREATE TABLE ledger_transfer (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      principal uuid NOT NULL,
      request_id text NOT NULL CHECK (length(request_id) BETWEEN 1 AND 200),
      fingerprint bytea NOT NULL,
      operation text NOT NULL CHECK (operation IN (${listed(OPERATIONS)})),
      kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
      meta jsonb NOT NULL,
      hold_id uuid,
      reverses uuid REFERENCES ledger_transfer,
      requested_at timestamptz(3) NOT NULL,
      UNIQUE (partner_id, principal, request_id)
    );
    CREATE INDEX ledger_transfer_reverses ON ledger_transfer (reverses) WHERE reverses IS NOT NULL;
    CREATE INDEX ledger_transfer_hold ON ledger_transfer (hold_id) WHERE hold_id IS NOT NULL;

    CREATE TABLE ledger_refusal (
      transfer_id uuid PRIMARY KEY REFERENCES ledger_transfer,
      partner_id uuid NOT NULL,
      reason text NOT NULL
    );

    -- No foreign keys: its one writer holds the account locked and has just written the transfer, neither can be deleted,
    -- and the checks would cost a fifth of a posting.
    CREATE TABLE ledger_entry (
      account_id uuid NOT NULL,
      seq bigint NOT NULL,
      transfer_id uuid NOT NULL,
      partner_id uuid NOT NULL,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      balance_after bigint NOT NULL,
      booked_at timestamptz(3) NOT NULL,
      PRIMARY KEY (account_id, seq)
    );
    CREATE INDEX ledger_entry_transfer ON ledger_entry (transfer_id);

    CREATE TABLE ledger_hold (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL,
      account_id uuid NOT NULL REFERENCES ledger_account,
      kind text NOT NULL,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      captured bigint NOT NULL DEFAULT 0 CHECK (captured BETWEEN 0 AND amount),
      status text NOT NULL DEFAULT 'pending',
      expires_at timestamptz(3),
      placed_at timestamptz(3) NOT NULL,
      CONSTRAINT ledger_hold_status CHECK (CASE status
        WHEN 'pending' THEN captured = 0
        WHEN 'partly_captured' THEN captured > 0 AND captured < amount
        WHEN 'captured' THEN captured > 0
        WHEN 'voided' THEN captured < amount
        WHEN 'expired' THEN captured < amount
        ELSE false END)
    );
    CREATE INDEX ledger_hold_open ON ledger_hold (account_id) WHERE status IN ('pending', 'partly_captured');
    CREATE INDEX ledger_hold_due ON ledger_hold (expires_at) WHERE status IN ('pending', 'partly_captured');`;
