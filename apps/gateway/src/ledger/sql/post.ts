import { entrance } from './entrance';

/** Booking a transfer, and booking its opposite. */
export const post = `
    CREATE FUNCTION ledger_post(p_scope uuid, p_request_id text, p_kind text, p_legs jsonb, p_meta jsonb DEFAULT '{}',
      p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    DECLARE
      v_fingerprint bytea := ledger_fingerprint('["post"]', to_jsonb(p_kind), p_legs, p_meta);
      v_transfer uuid;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      v_transfer := ledger_claim(p_scope, p_request_id, v_fingerprint, 'post', p_kind, p_meta, NULL, NULL, p_at);
      IF v_transfer IS NULL THEN RETURN ledger_replay(p_scope, p_request_id, v_fingerprint); END IF;
      RETURN ledger_apply(v_transfer, p_scope, NULL, p_legs, p_at);
    END $$;

    CREATE FUNCTION ledger_reverse(p_scope uuid, p_request_id text, p_kind text, p_reverses uuid, p_meta jsonb DEFAULT '{}',
      p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    DECLARE
      v_fingerprint bytea := ledger_fingerprint('["reverse"]', to_jsonb(p_kind), to_jsonb(p_reverses), p_meta);
      v_original ledger_transfer;
      v_transfer uuid;
      v_legs jsonb;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      -- Its row lock makes a second reversal of the same transfer wait for the first.
      SELECT * INTO v_original FROM ledger_transfer WHERE id = p_reverses AND partner_id = p_scope FOR NO KEY UPDATE;
      v_transfer := ledger_claim(p_scope, p_request_id, v_fingerprint, 'reverse', p_kind, p_meta, NULL, v_original.id, p_at);
      IF v_transfer IS NULL THEN RETURN ledger_replay(p_scope, p_request_id, v_fingerprint); END IF;
      IF v_original.id IS NULL THEN RETURN ledger_refuse(v_transfer, p_scope, 'transfer-unknown'); END IF;
      SELECT jsonb_agg(jsonb_build_object('account', account_id, 'currency', currency, 'amount', (-amount)::text) ORDER BY account_id, seq)
        INTO v_legs FROM ledger_entry WHERE transfer_id = p_reverses;
      IF v_legs IS NULL OR v_original.reverses IS NOT NULL THEN RETURN ledger_refuse(v_transfer, p_scope, 'not-reversible'); END IF;
      IF EXISTS (SELECT FROM ledger_transfer done WHERE done.reverses = p_reverses AND done.id <> v_transfer
          AND NOT EXISTS (SELECT FROM ledger_refusal WHERE transfer_id = done.id)) THEN
        RETURN ledger_refuse(v_transfer, p_scope, 'already-reversed');
      END IF;
      RETURN ledger_apply(v_transfer, p_scope, NULL, v_legs, p_at);
    END $$;`;
