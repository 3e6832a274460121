import { firstPrevious, sealedText, sealHash } from '../../platform/audit/sealedText';
import { appendOnly, type Migration, SERVICE_ROLE, tenantTable } from '../../platform/database';

const START = firstPrevious('NEW.partner_id');

/** Seals of log entries: each carries the hash of the one before it, one chain per partner (ADR 0018). */
export const chainMigrations: readonly Migration[] = [
  {
    name: 'logs/0003-chain',
    after: ['logs/0002-search'],
    sql: `
    CREATE TABLE log_chain (
      partner_id uuid PRIMARY KEY REFERENCES partner,
      position bigint NOT NULL,
      previous text NOT NULL,
      hash text NOT NULL
    ) WITH (fillfactor = 20);
    ALTER TABLE log_chain ENABLE ROW LEVEL SECURITY;
    CREATE POLICY log_chain_service ON log_chain TO ${SERVICE_ROLE} USING (true);
    GRANT select ON log_chain TO ${SERVICE_ROLE};

    -- No foreign key to the entry: a seal stays when its entry is made to vanish.
    CREATE TABLE log_seal (
      partner_id uuid NOT NULL,
      position bigint NOT NULL,
      log_id uuid NOT NULL,
      previous text NOT NULL,
      hash text NOT NULL,
      PRIMARY KEY (partner_id, position)
    );
    CREATE UNIQUE INDEX log_seal_entry ON log_seal (log_id);
    ${appendOnly('log_seal')}
    ${tenantTable('log_seal', ['select'])}
    REVOKE insert, update, delete ON log_seal FROM ${SERVICE_ROLE};

    CREATE FUNCTION log_seal_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    DECLARE content text := ${sealedText('NEW')}; head log_chain; BEGIN
      INSERT INTO log_chain AS c VALUES (NEW.partner_id, 1, ${START}, ${sealHash(START, 'content')})
        ON CONFLICT (partner_id) DO UPDATE SET position = c.position + 1, previous = c.hash, hash = ${sealHash('c.hash', 'content')}
        RETURNING c.* INTO head;
      INSERT INTO log_seal VALUES (NEW.partner_id, head.position, NEW.id, head.previous, head.hash);
      RETURN NULL; END $$;
    REVOKE ALL ON FUNCTION log_seal_entry FROM PUBLIC;

    -- At commit: the head of a chain is the last lock that a transaction takes, and held no longer than the commit itself.
    CREATE CONSTRAINT TRIGGER log_seal_entry AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION log_seal_entry();

    DO $$ DECLARE entry log; owner uuid; place bigint; before text; head text; BEGIN
      FOR entry IN SELECT * FROM log ORDER BY partner_id, at, id LOOP
        IF owner IS DISTINCT FROM entry.partner_id THEN
          owner := entry.partner_id; place := 0; head := ${firstPrevious('entry.partner_id')};
        END IF;
        place := place + 1; before := head; head := ${sealHash('before', sealedText('entry'))};
        INSERT INTO log_seal VALUES (owner, place, entry.id, before, head);
      END LOOP;
      INSERT INTO log_chain SELECT DISTINCT ON (partner_id) partner_id, position, previous, hash
        FROM log_seal ORDER BY partner_id, position DESC;
    END $$;`,
  },
];
