/** Ids of a transaction that names one (`corridor.last_id`) follow from it, each from the one before; all others stay random. */
export const repeatableIds = `
    CREATE OR REPLACE FUNCTION ledger_id() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
    DECLARE
      v_last text := current_setting('corridor.last_id', true);
      v_digits text;
    BEGIN
      IF coalesce(v_last, '') = '' THEN
        RETURN encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
          PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid;
      END IF;
      v_digits := md5(v_last);
      v_last := left(v_last, 12) || '7' || left(v_digits, 3) || '8' || substr(v_digits, 4, 15);
      PERFORM set_config('corridor.last_id', v_last, true);
      RETURN v_last::uuid;
    END $$;`;
