/** The one place where balances move: lock the accounts in order of their ids, judge, one UPDATE, one INSERT. */
export const apply = `
    CREATE FUNCTION ledger_apply(p_transfer uuid, p_scope uuid, p_hold uuid, p_legs jsonb, p_at timestamptz,
      p_release_account uuid DEFAULT NULL, p_release bigint DEFAULT 0) RETURNS jsonb LANGUAGE plpgsql AS $$
    DECLARE
      v_accounts uuid[];
      v_currencies text[];
      v_amounts bigint[];
      v_valid boolean;
      v_at timestamptz(3);
      v_known integer;
      v_same_currency boolean;
      v_covered boolean;
      v_entries jsonb;
    BEGIN
      SELECT array_agg(account), array_agg(currency), array_agg(amount), count(*) >= 2 AND bool_and(amount <> 0)
        INTO v_accounts, v_currencies, v_amounts, v_valid
        FROM jsonb_to_recordset(p_legs) AS leg(account uuid, currency text, amount bigint);
      IF v_valid IS NOT TRUE THEN RETURN ledger_refuse(p_transfer, p_scope, 'amount-invalid'); END IF;
      IF EXISTS (SELECT FROM unnest(v_currencies, v_amounts) AS leg(currency, amount) GROUP BY currency HAVING sum(amount) <> 0) THEN
        RETURN ledger_refuse(p_transfer, p_scope, 'unbalanced');
      END IF;

      WITH locked AS MATERIALIZED (
        SELECT id, currency, allow_negative, balance, held, last_booked_at FROM ledger_account
        WHERE id = ANY (v_accounts) AND partner_id = p_scope ORDER BY id FOR NO KEY UPDATE
      ), moved AS (
        SELECT leg.account, sum(leg.amount) AS delta, min(leg.currency) AS low, max(leg.currency) AS high
        FROM unnest(v_accounts, v_currencies, v_amounts) AS leg(account, currency, amount) GROUP BY leg.account
      )
      SELECT count(*) - count(locked.id), coalesce(bool_and(locked.currency = low AND locked.currency = high), true),
          coalesce(bool_and(allow_negative OR
            balance + delta - held + CASE WHEN account = p_release_account THEN p_release ELSE 0 END >= 0), true),
          greatest(p_at, max(last_booked_at))
        INTO v_known, v_same_currency, v_covered, v_at
        FROM moved LEFT JOIN locked ON locked.id = account;
      IF v_known <> 0 THEN RETURN ledger_refuse(p_transfer, p_scope, 'account-unknown'); END IF;
      IF NOT v_same_currency THEN RETURN ledger_refuse(p_transfer, p_scope, 'currency-mismatch'); END IF;
      IF NOT v_covered THEN RETURN ledger_refuse(p_transfer, p_scope, 'insufficient-funds'); END IF;

      WITH leg AS (
        SELECT account, amount, row_number() OVER upto AS nth, sum(amount) OVER upto AS running,
          count(*) OVER whole AS legs, sum(amount) OVER whole AS delta
        FROM unnest(v_accounts, v_amounts) WITH ORDINALITY AS given(account, amount, place)
        WINDOW upto AS (PARTITION BY account ORDER BY place), whole AS (PARTITION BY account)
      ), moved AS (
        UPDATE ledger_account SET balance = balance + delta, last_seq = last_seq + legs, last_booked_at = v_at,
          held = held - CASE WHEN id = p_release_account THEN p_release ELSE 0 END
        FROM leg WHERE id = account AND nth = 1
        RETURNING id, currency, balance - delta AS opening, last_seq - legs AS opening_seq
      ), posted AS (
        INSERT INTO ledger_entry (account_id, seq, transfer_id, partner_id, currency, amount, balance_after, booked_at)
        SELECT id, opening_seq + nth, p_transfer, p_scope, currency, amount, opening + running, v_at FROM moved JOIN leg ON account = id
        RETURNING account_id, seq, currency, amount, balance_after
      )
      SELECT jsonb_agg(jsonb_build_object('accountId', account_id, 'seq', seq::text, 'currency', currency,
          'amount', amount::text, 'balanceAfter', balance_after::text) ORDER BY account_id, seq)
        INTO v_entries FROM posted;
      RETURN jsonb_build_object('transferId', p_transfer, 'holdId', p_hold, 'entries', v_entries);
    END $$;`;
