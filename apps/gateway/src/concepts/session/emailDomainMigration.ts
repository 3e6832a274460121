import type { Migration } from '../../platform/database';

/**
 * Addresses kept in the ASCII form of their domain get the form of its own script, which is the one that is compared (RFC 3492).
 * An address whose other form somebody has stays as it is: of two users one alone could be mailed.
 */
export const emailDomainMigration: Migration = {
  name: 'session/0007-email-domains',
  after: ['session/0006-email-changes'],
  sql: `
  CREATE FUNCTION corridor_decoded_label(p_label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    encoded text := substr(p_label, 5);
    points int[] := '{}';
    rest text := encoded;
    point int := 128; place int := 0; bias int := 72; at int := 1;
    value int; weight int; step int; digit int; threshold int; total int; remains int;
  BEGIN
    IF position('-' IN encoded) > 0 THEN
      rest := substring(encoded FROM '[^-]*$');
      points := ARRAY(SELECT ascii(sign) FROM regexp_split_to_table(left(encoded, -length(rest) - 1), '') AS sign WHERE sign <> '');
    END IF;
    WHILE at <= length(rest) LOOP
      value := 0; weight := 1; step := 36;
      LOOP
        IF at > length(rest) THEN RETURN p_label; END IF;
        digit := position(substr(rest, at, 1) IN 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
        at := at + 1;
        IF digit < 0 THEN RETURN p_label; END IF;
        value := value + digit * weight;
        threshold := greatest(1, least(26, step - bias));
        EXIT WHEN digit < threshold;
        weight := weight * (36 - threshold);
        step := step + 36;
      END LOOP;
      total := coalesce(array_length(points, 1), 0) + 1;
      remains := CASE WHEN place = 0 THEN value / 700 ELSE value / 2 END;
      remains := remains + remains / total;
      bias := 0;
      WHILE remains > 455 LOOP remains := remains / 35; bias := bias + 36; END LOOP;
      bias := bias + 36 * remains / (remains + 38);
      place := place + value;
      point := point + place / total;
      place := place % total;
      points := points[1:place] || point || points[place + 1:];
      place := place + 1;
    END LOOP;
    RETURN (SELECT string_agg(chr(one), '' ORDER BY number) FROM unnest(points) WITH ORDINALITY AS signs(one, number));
  EXCEPTION WHEN OTHERS THEN RETURN p_label;
  END $$;

  CREATE FUNCTION corridor_decoded_email(p_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT substring(p_email FROM '^(.*@)') || string_agg(
      CASE WHEN lower(label) LIKE 'xn--%' THEN corridor_decoded_label(lower(label)) ELSE lower(label) END, '.' ORDER BY number)
    FROM regexp_split_to_table(substring(p_email FROM '[^@]*$'), '[.]') WITH ORDINALITY AS labels(label, number) $$;

  UPDATE app_user SET email = corridor_decoded_email(email) WHERE email ~* '@(.*[.])?xn--'
    AND NOT EXISTS (SELECT FROM app_user other WHERE other.id <> app_user.id AND lower(other.email) = lower(corridor_decoded_email(app_user.email)));
  UPDATE app_user SET username = corridor_decoded_email(username) WHERE username ~* '@(.*[.])?xn--'
    AND NOT EXISTS (SELECT FROM app_user other WHERE other.id <> app_user.id AND lower(other.username) = lower(corridor_decoded_email(app_user.username)));
  UPDATE email_change SET old_email = corridor_decoded_email(old_email), new_email = corridor_decoded_email(new_email)
    WHERE old_email ~* '@(.*[.])?xn--' OR new_email ~* '@(.*[.])?xn--';

  DROP FUNCTION corridor_decoded_email(text);
  DROP FUNCTION corridor_decoded_label(text);`,
};
