import { appendOnly } from '../../platform/database';

/** What the tables themselves refuse, whoever asks: changes of history, postings that do not sum to zero, holds that come back. */
export const guards = `
    ${['ledger_transfer', 'ledger_refusal', 'ledger_entry'].map(appendOnly).join('')}

    CREATE TRIGGER ledger_account_kept BEFORE DELETE OR TRUNCATE ON ledger_account
      FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change();
    CREATE TRIGGER ledger_account_same BEFORE UPDATE OF id, partner_id, owner_id, kind, currency, allow_negative ON ledger_account
      FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change();
    CREATE TRIGGER ledger_hold_kept BEFORE DELETE OR TRUNCATE ON ledger_hold
      FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change();
    CREATE TRIGGER ledger_hold_same BEFORE UPDATE OF id, partner_id, account_id, kind, currency, amount, expires_at, placed_at
      ON ledger_hold FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change();

    CREATE FUNCTION ledger_guard_hold() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.status NOT IN ('pending', 'partly_captured') OR NEW.captured < OLD.captured OR NEW.status = 'pending' THEN
        RAISE EXCEPTION 'a hold goes from pending to its end and never back' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ledger_hold_forward BEFORE UPDATE ON ledger_hold FOR EACH ROW EXECUTE FUNCTION ledger_guard_hold();

    CREATE FUNCTION ledger_guard_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM posted GROUP BY transfer_id, currency HAVING sum(amount) <> 0) THEN
        RAISE EXCEPTION 'entries of a transfer must sum to zero in each currency' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_entry_zero_sum AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS posted
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_guard_zero_sum();`;
