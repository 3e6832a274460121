/** One request, one effect: claiming a request id, remembering a refusal, repeating the first answer. */
export const requests = `
    CREATE FUNCTION ledger_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
      SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
    $$;

    CREATE FUNCTION ledger_require_scope(p_scope uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF p_scope IS DISTINCT FROM corridor_partner() AND current_setting('role') <> 'corridor_service' THEN
        RAISE EXCEPTION 'this partner''s ledger is out of scope' USING ERRCODE = 'insufficient_privilege';
      END IF;
    END $$;

    CREATE FUNCTION ledger_principal() RETURNS uuid LANGUAGE sql STABLE AS $$
      SELECT coalesce(corridor_user(), '00000000-0000-0000-0000-000000000000'::uuid)
    $$;

    CREATE FUNCTION ledger_fingerprint(VARIADIC p_parts jsonb[]) RETURNS bytea LANGUAGE sql STABLE AS $$
      SELECT sha256(convert_to(p_parts::text, 'UTF8'))
    $$;

    CREATE FUNCTION ledger_claim(p_scope uuid, p_request_id text, p_fingerprint bytea, p_operation text, p_kind text, p_meta jsonb,
      p_hold uuid, p_reverses uuid, p_at timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
    DECLARE
      v_transfer uuid;
    BEGIN
      INSERT INTO ledger_transfer (id, partner_id, principal, request_id, fingerprint, operation, kind, meta, hold_id, reverses, requested_at)
        VALUES (ledger_id(), p_scope, ledger_principal(), p_request_id, p_fingerprint, p_operation, p_kind, p_meta, p_hold, p_reverses, p_at)
        ON CONFLICT (partner_id, principal, request_id) DO NOTHING RETURNING id INTO v_transfer;
      RETURN v_transfer;
    END $$;

    CREATE FUNCTION ledger_refuse(p_transfer uuid, p_scope uuid, p_reason text) RETURNS jsonb LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ledger_refusal (transfer_id, partner_id, reason) VALUES (p_transfer, p_scope, p_reason);
      RETURN jsonb_build_object('transferId', p_transfer, 'refusal', p_reason);
    END $$;

    CREATE FUNCTION ledger_replay(p_scope uuid, p_request_id text, p_fingerprint bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
    DECLARE
      v_first ledger_transfer;
      v_reason text;
    BEGIN
      SELECT * INTO STRICT v_first FROM ledger_transfer
        WHERE partner_id = p_scope AND principal = ledger_principal() AND request_id = p_request_id;
      IF v_first.fingerprint <> p_fingerprint THEN RETURN jsonb_build_object('refusal', 'request-id-reused'); END IF;
      SELECT reason INTO v_reason FROM ledger_refusal WHERE transfer_id = v_first.id;
      IF FOUND THEN RETURN jsonb_build_object('transferId', v_first.id, 'refusal', v_reason); END IF;
      RETURN jsonb_build_object('transferId', v_first.id, 'holdId', v_first.hold_id, 'entries', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('accountId', account_id, 'seq', seq::text, 'currency', currency,
          'amount', amount::text, 'balanceAfter', balance_after::text) ORDER BY account_id, seq), '[]')
        FROM ledger_entry WHERE transfer_id = v_first.id));
    END $$;`;
