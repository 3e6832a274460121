import type { Migration } from './Migration';

// Cc and Cf of Unicode, and what chooses among variants of one sign: written out, since not every build of PostgreSQL knows the classes.
const UNSEEN =
  '\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180b-\\u180f\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffb\\U000110bd\\U000110cd' +
  '\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0001\\U000e0020-\\U000e007f\\U000e0100-\\U000e01ef';
const SPACES = '\\u0009-\\u000d\\u0020\\u1680\\u2028\\u2029\\ufeff';

/** Folds names as core's `nameFold` does; stored keys that differ by it are made anew. */
const FOLD = `
    CREATE OR REPLACE FUNCTION corridor_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT regexp_replace(
        replace(replace(replace(replace(
          translate(
            lower(btrim(regexp_replace(regexp_replace(normalize(value, NFKD), '[${SPACES}]+', ' ', 'g'), '[${UNSEEN}]+', '', 'g'))),
            'øłđðıħŧς', 'olddihtσ'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        '([a-z])[\\u0300-\\u036f]+', '\\1', 'g') COLLATE "C" $$;
    DO $$
    DECLARE kept record;
    BEGIN
      FOR kept IN
        SELECT format('%I.%I', n.nspname, c.relname) AS name, a.attname AS key, pg_get_expr(d.adbin, d.adrelid) AS made,
          (SELECT b.attname FROM pg_depend r JOIN pg_attribute b ON b.attrelid = r.refobjid AND b.attnum = r.refobjsubid
            WHERE r.classid = 'pg_attrdef'::regclass AND r.objid = d.oid AND r.refobjid = c.oid AND b.attnum <> a.attnum
              AND b.attgenerated = '' LIMIT 1) AS source
        FROM pg_attrdef d
        JOIN pg_class c ON c.oid = d.adrelid JOIN pg_namespace n ON n.oid = c.relnamespace
        JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
        WHERE a.attgenerated = 's' AND pg_get_expr(d.adbin, d.adrelid) LIKE '%corridor_fold(%'
      LOOP
        -- What a record says does not change, so that nobody is told and what is only added to stays so.
        EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', kept.name);
        EXECUTE format('UPDATE %s SET %2$I = %2$I WHERE %3$I IS DISTINCT FROM %4$s', kept.name, kept.source, kept.key, kept.made);
        EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', kept.name);
      END LOOP;
    END $$;`;

/** Names are folded by case, width and the marks of Latin letters alone. */
export const nameMigrations: readonly Migration[] = [
  { name: 'database/0003-names', after: ['database/0001-foundation'], sql: FOLD },
];
