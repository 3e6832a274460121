import { entrance } from './entrance';

/** Opening an account, once per owner, kind and currency. */
export const accounts = `
    CREATE FUNCTION ledger_open_account(p_scope uuid, p_owner uuid, p_kind text, p_currency text, p_allow_negative boolean,
      p_at timestamptz DEFAULT clock_timestamp()) RETURNS jsonb ${entrance} AS $$
    DECLARE
      v_account ledger_account;
    BEGIN
      PERFORM ledger_require_scope(p_scope);
      INSERT INTO ledger_account (id, partner_id, owner_id, kind, currency, allow_negative, opened_at)
        VALUES (ledger_id(), p_scope, p_owner, p_kind, p_currency, p_allow_negative, p_at)
        ON CONFLICT (partner_id, owner_id, kind, currency) DO NOTHING;
      SELECT * INTO STRICT v_account FROM ledger_account
        WHERE partner_id = p_scope AND owner_id = p_owner AND kind = p_kind AND currency = p_currency;
      IF v_account.allow_negative <> p_allow_negative THEN RETURN jsonb_build_object('refusal', 'account-differs'); END IF;
      RETURN jsonb_build_object('accountId', v_account.id);
    END $$;`;
