import { firstPrevious, sealedText, sealHash } from '../../platform/audit/sealedText';
import type { Migration } from '../../platform/database';

const START = firstPrevious('NEW.partner_id');

/** Channel on which the database tells of sealed entries; the payload is the partner's id (ADR 0022). */
export const SEALED_CHANNEL = 'corridor_sealed';

/** The seal of an entry is also told to whoever listens, with the commit and never before it. */
export const notifyMigrations: readonly Migration[] = [
  {
    name: 'logs/0004-notify',
    after: ['logs/0003-chain'],
    sql: `
    CREATE OR REPLACE FUNCTION log_seal_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    DECLARE content text := ${sealedText('NEW')}; head log_chain; BEGIN
      INSERT INTO log_chain AS c VALUES (NEW.partner_id, 1, ${START}, ${sealHash(START, 'content')})
        ON CONFLICT (partner_id) DO UPDATE SET position = c.position + 1, previous = c.hash, hash = ${sealHash('c.hash', 'content')}
        RETURNING c.* INTO head;
      INSERT INTO log_seal VALUES (NEW.partner_id, head.position, NEW.id, head.previous, head.hash);
      PERFORM pg_notify('${SEALED_CHANNEL}', NEW.partner_id::text);
      RETURN NULL; END $$;`,
  },
];
