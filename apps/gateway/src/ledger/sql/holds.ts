import { entrance } from './entrance';

/** Placing a hold, capturing it in parts or whole, and letting it go. Lock order: hold, then accounts. */
export const holds = `
    CREATE FUNCTION ledger_hold(p_scope uuid, p_request_id text, p_kind text, p_account uuid, p_currency text, p_amount bigint,
      p_expires_at timestamptz DEFAULT NULL, p_meta jsonb DEFAULT '{}', p_at timestamptz DEFAULT clock_timestamp())
      RETURNS jsonb ${entrance} AS $$
    DECLARE
      v_fingerprint bytea := ledger_fingerprint('["hold"]', to_jsonb(p_kind),
        jsonb_build_array(p_account, p_currency, p_amount, extract(epoch FROM p_expires_at)), p_meta);
      v_hold uuid := ledger_id();
      v_transfer uuid;
      v_account ledger_account;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      v_transfer := ledger_claim(p_scope, p_request_id, v_fingerprint, 'hold', p_kind, p_meta, v_hold, NULL, p_at);
      IF v_transfer IS NULL THEN RETURN ledger_replay(p_scope, p_request_id, v_fingerprint); END IF;
      IF p_amount <= 0 THEN RETURN ledger_refuse(v_transfer, p_scope, 'amount-invalid'); END IF;
      SELECT * INTO v_account FROM ledger_account WHERE id = p_account AND partner_id = p_scope FOR NO KEY UPDATE;
      IF NOT FOUND THEN RETURN ledger_refuse(v_transfer, p_scope, 'account-unknown'); END IF;
      IF v_account.currency <> p_currency THEN RETURN ledger_refuse(v_transfer, p_scope, 'currency-mismatch'); END IF;
      IF NOT v_account.allow_negative AND v_account.balance - v_account.held < p_amount THEN
        RETURN ledger_refuse(v_transfer, p_scope, 'insufficient-funds');
      END IF;
      UPDATE ledger_account SET held = held + p_amount WHERE id = p_account;
      INSERT INTO ledger_hold (id, partner_id, account_id, kind, currency, amount, expires_at, placed_at)
        VALUES (v_hold, p_scope, p_account, p_kind, p_currency, p_amount, p_expires_at, p_at);
      RETURN jsonb_build_object('transferId', v_transfer, 'holdId', v_hold, 'entries', '[]'::jsonb);
    END $$;

    CREATE FUNCTION ledger_capture(p_scope uuid, p_request_id text, p_kind text, p_hold uuid, p_legs jsonb, p_final boolean,
      p_meta jsonb DEFAULT '{}', p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    DECLARE
      v_fingerprint bytea := ledger_fingerprint('["capture"]', to_jsonb(p_kind), jsonb_build_array(p_hold, p_final), p_legs, p_meta);
      v_transfer uuid;
      v_hold ledger_hold;
      v_open bigint;
      v_taken numeric;
      v_answer jsonb;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      v_transfer := ledger_claim(p_scope, p_request_id, v_fingerprint, 'capture', p_kind, p_meta, p_hold, NULL, p_at);
      IF v_transfer IS NULL THEN RETURN ledger_replay(p_scope, p_request_id, v_fingerprint); END IF;
      SELECT * INTO v_hold FROM ledger_hold WHERE id = p_hold AND partner_id = p_scope FOR NO KEY UPDATE;
      IF NOT FOUND THEN RETURN ledger_refuse(v_transfer, p_scope, 'hold-unknown'); END IF;
      IF v_hold.status NOT IN ('pending', 'partly_captured') THEN RETURN ledger_refuse(v_transfer, p_scope, 'hold-closed'); END IF;
      v_open := v_hold.amount - v_hold.captured;
      SELECT coalesce(-sum(amount), 0) INTO v_taken FROM jsonb_to_recordset(p_legs) AS leg(account uuid, amount bigint)
        WHERE account = v_hold.account_id;
      IF v_taken <= 0 THEN RETURN ledger_refuse(v_transfer, p_scope, 'amount-invalid'); END IF;
      IF v_taken > v_open THEN RETURN ledger_refuse(v_transfer, p_scope, 'capture-exceeds-hold'); END IF;
      v_answer := ledger_apply(v_transfer, p_scope, p_hold, p_legs, p_at, v_hold.account_id, CASE WHEN p_final THEN v_open ELSE v_taken::bigint END);
      IF v_answer ? 'refusal' THEN RETURN v_answer; END IF;
      UPDATE ledger_hold SET captured = captured + v_taken,
          status = CASE WHEN p_final OR v_taken = v_open THEN 'captured' ELSE 'partly_captured' END
        WHERE id = p_hold;
      RETURN v_answer;
    END $$;

    CREATE FUNCTION ledger_release(p_scope uuid, p_request_id text, p_operation text, p_kind text, p_hold uuid, p_meta jsonb,
      p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
    DECLARE
      v_fingerprint bytea := ledger_fingerprint(to_jsonb(p_operation), to_jsonb(p_kind), to_jsonb(p_hold), p_meta);
      v_transfer uuid;
      v_hold ledger_hold;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      v_transfer := ledger_claim(p_scope, p_request_id, v_fingerprint, p_operation, p_kind, p_meta, p_hold, NULL, p_at);
      IF v_transfer IS NULL THEN RETURN ledger_replay(p_scope, p_request_id, v_fingerprint); END IF;
      SELECT * INTO v_hold FROM ledger_hold WHERE id = p_hold AND partner_id = p_scope FOR NO KEY UPDATE;
      IF NOT FOUND THEN RETURN ledger_refuse(v_transfer, p_scope, 'hold-unknown'); END IF;
      IF v_hold.status NOT IN ('pending', 'partly_captured') THEN RETURN ledger_refuse(v_transfer, p_scope, 'hold-closed'); END IF;
      IF p_operation = 'expire' AND (v_hold.expires_at IS NULL OR v_hold.expires_at > p_at) THEN
        RETURN ledger_refuse(v_transfer, p_scope, 'hold-not-due');
      END IF;
      UPDATE ledger_account SET held = held - (v_hold.amount - v_hold.captured) WHERE id = v_hold.account_id;
      UPDATE ledger_hold SET status = CASE p_operation WHEN 'expire' THEN 'expired' ELSE 'voided' END WHERE id = p_hold;
      RETURN jsonb_build_object('transferId', v_transfer, 'holdId', p_hold, 'entries', '[]'::jsonb);
    END $$;

    CREATE FUNCTION ledger_void(p_scope uuid, p_request_id text, p_kind text, p_hold uuid, p_meta jsonb DEFAULT '{}',
      p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    BEGIN
      RETURN ledger_release(p_scope, p_request_id, 'void', p_kind, p_hold, p_meta, p_at);
    END $$;

    CREATE FUNCTION ledger_expire(p_scope uuid, p_request_id text, p_kind text, p_hold uuid, p_meta jsonb DEFAULT '{}',
      p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    BEGIN
      RETURN ledger_release(p_scope, p_request_id, 'expire', p_kind, p_hold, p_meta, p_at);
    END $$;`;
