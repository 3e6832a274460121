import { type Migration, tenantTable } from '../../platform/database';

const COLUMNS = `user_id uuid, partner_id uuid, username text, name text, email text, partner_name text, easy boolean,
      roles text[], rules jsonb, policies jsonb`;

/**
 * Links by which users set their passwords, and what decisions know of people instead of who created whom. A password that an
 * administrator has given and its user has not changed yet is nobody's own: its user is invited anew.
 */
export const peopleMigration: Migration = {
  name: 'session/0008-people',
  after: ['session/0007-email-domains', 'approval-policies/0002-reviews', 'approvals/0001-create', 'logs/0001-create'],
  sql: `
  CREATE TABLE password_link (
    id uuid PRIMARY KEY,
    partner_id uuid NOT NULL REFERENCES partner,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('invitation', 'reset')),
    code_hash text NOT NULL UNIQUE,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    ended text COLLATE "C" CHECK (ended IN ('used', 'replaced'))
  );
  CREATE INDEX password_link_user ON password_link (user_id, created_at);
  CREATE INDEX password_link_expires_at ON password_link (expires_at);
  CREATE UNIQUE INDEX password_link_open ON password_link (user_id) WHERE ended IS NULL;
  ${tenantTable('password_link', ['insert'])}
  GRANT select (id, partner_id, user_id, kind, created_at, expires_at, ended), update (ended) ON password_link TO corridor_app;

  CREATE OR REPLACE FUNCTION credential_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
    DELETE FROM session WHERE user_id = NEW.user_id;
    DELETE FROM reset_code WHERE user_id = NEW.user_id;
    UPDATE password_link SET ended = 'replaced' WHERE user_id = NEW.user_id AND ended IS NULL;
    RETURN NULL; END $$;
  CREATE OR REPLACE FUNCTION corridor_end_sessions(p_user uuid) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ DECLARE ended_sessions integer; BEGIN
    DELETE FROM reset_code c USING app_user u WHERE c.user_id = p_user AND u.id = p_user AND u.partner_id = corridor_partner();
    UPDATE password_link l SET ended = 'replaced' FROM app_user u
      WHERE l.user_id = p_user AND l.ended IS NULL AND u.id = p_user AND u.partner_id = corridor_partner();
    DELETE FROM session s USING app_user u WHERE s.user_id = p_user AND u.id = p_user AND u.partner_id = corridor_partner();
    GET DIAGNOSTICS ended_sessions = ROW_COUNT;
    RETURN ended_sessions; END $$;

  ALTER TABLE app_user
    ADD COLUMN confirmed_at timestamptz(3),
    ADD COLUMN invited_by uuid,
    ADD COLUMN invited_at timestamptz(3),
    ADD CHECK (num_nulls(invited_by, invited_at) IN (0, 2));
  DELETE FROM credential c WHERE c.easy AND EXISTS (SELECT FROM log l WHERE l.subject = 'user'
    AND l.action IN ('create', 'resetPassword') AND l.subject_id = c.user_id AND l.actor_id <> c.user_id);
  DELETE FROM session s WHERE NOT EXISTS (SELECT FROM credential c WHERE c.user_id = s.user_id);
  UPDATE app_user u SET confirmed_at = u.created_at
    WHERE EXISTS (SELECT FROM credential c WHERE c.user_id = u.id) AND NOT EXISTS (SELECT FROM email_change e
      WHERE e.user_id = u.id AND e.new_email = u.email AND e.undone_at IS NULL AND e.confirmed_at IS NULL);
  UPDATE app_user u SET invited_by = l.actor_id, invited_at = l.at FROM log l
    WHERE l.subject = 'user' AND l.action = 'create' AND l.subject_id = u.id AND l.actor_id <> u.id;

  ALTER TABLE email_change DROP COLUMN settled_at;
  CREATE INDEX email_change_of ON email_change (user_id, changed_by) WHERE undone_at IS NULL;

  -- Who people are when they decide together, the caller among them: whether the address is confirmed, and who gave it when.
  CREATE FUNCTION corridor_hands(p_users uuid[]) RETURNS TABLE (user_id uuid, confirmed boolean, given jsonb)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY SELECT u.id, u.confirmed_at IS NOT NULL, (SELECT coalesce(jsonb_agg(jsonb_build_object('by', g.giver, 'at', g.at)), '[]') FROM (
        SELECT e.changed_by AS giver, max(e.changed_at) AS at FROM email_change e
          WHERE e.user_id = u.id AND e.changed_by <> u.id AND e.undone_at IS NULL GROUP BY e.changed_by
        UNION ALL SELECT u.invited_by, u.invited_at WHERE u.invited_by IS NOT NULL) g)
      FROM app_user u WHERE (u.id = ANY (p_users) OR u.id = corridor_user()) AND u.partner_id = corridor_partner();
  END $$;
  REVOKE ALL ON FUNCTION corridor_hands FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION corridor_hands TO corridor_app;

  ALTER TABLE approval_policy
    ADD COLUMN window_hours integer NOT NULL DEFAULT 72 CHECK (window_hours BETWEEN 0 AND 720),
    DROP CONSTRAINT approval_policy_check1,
    ADD CHECK (approvers BETWEEN CASE WHEN kind IN ('reviews', 'people') THEN 0 ELSE 1 END AND 5);
  UPDATE approval_policy SET kind = 'people' WHERE kind = 'users';
  UPDATE approval SET kind = 'people' WHERE kind = 'users';
  UPDATE approval SET policies = (SELECT coalesce(jsonb_agg(p || '{"windowHours": 72}'), '[]') FROM jsonb_array_elements(policies) p);

  DROP FUNCTION corridor_colleague;
  DROP FUNCTION corridor_session;
  DROP FUNCTION corridor_principal;
  ALTER TABLE approval DROP COLUMN maker_creators;
  ALTER TABLE app_user DROP COLUMN creators;
  CREATE FUNCTION corridor_principal(p_user uuid) RETURNS TABLE (${COLUMNS}) LANGUAGE plpgsql STABLE ROWS 1 AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY SELECT u.id, u.partner_id, u.username, u.name, u.email, p.name, c.easy,
      ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.name),
      (SELECT jsonb_agg(r.rules || coalesce((SELECT jsonb_agg(held.rule ORDER BY held.sort, held.id) FROM role_permission rp
        JOIN permission held ON held.id = rp.permission_id WHERE rp.role_id = r.id), '[]') ORDER BY r.name)
        FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id),
      (SELECT jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'currency', a.currency, 'amount', a.amount::text,
        'approvers', a.approvers, 'roleId', a.role_id, 'roleName', ar.name, 'hours', a.hours, 'windowHours', a.window_hours,
        'version', a.version) ORDER BY a.id)
        FROM approval_policy a LEFT JOIN role ar ON ar.id = a.role_id WHERE a.partner_id = u.partner_id)
      FROM app_user u JOIN partner p ON p.id = u.partner_id JOIN credential c ON c.user_id = u.id
      WHERE u.id = p_user AND u.enabled;
  END $$;

  CREATE FUNCTION corridor_session(p_token_hash text, p_now timestamptz, p_idle integer, p_seen_every integer)
    RETURNS TABLE (session_id uuid, stale boolean, ${COLUMNS}) LANGUAGE plpgsql STABLE ROWS 1 AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY SELECT s.id, s.seen_at < p_now - make_interval(secs => p_seen_every), u.*
      FROM session s CROSS JOIN LATERAL corridor_principal(s.user_id) u
      WHERE s.token_hash = p_token_hash AND s.expires_at > p_now AND s.seen_at > p_now - make_interval(secs => p_idle);
  END $$;

  CREATE FUNCTION corridor_colleague(p_user uuid) RETURNS TABLE (${COLUMNS}, role_ids uuid[])
    LANGUAGE plpgsql STABLE ROWS 1 SECURITY DEFINER SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY SELECT u.*, ARRAY(SELECT ur.role_id FROM user_role ur WHERE ur.user_id = u.user_id)
      FROM corridor_principal(p_user) u WHERE u.partner_id = corridor_partner();
  END $$;
  REVOKE ALL ON FUNCTION corridor_principal, corridor_session, corridor_colleague FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION corridor_colleague TO corridor_app;`,
};
