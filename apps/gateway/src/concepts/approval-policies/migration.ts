import { type Migration, tenantTable } from '../../platform/database';
import { principalFunction, USER_COLUMNS } from '../session/principalMigration';

/** Policies, and what every call knows of them without looking: they come with the row of its user. */
export const policyMigrations: readonly Migration[] = [
  {
    name: 'approval-policies/0001-create',
    after: ['session/0002-principal', 'users/0001-manage', 'logs/0001-create', 'embed-sessions/0001-create'],
    sql: `
    CREATE TABLE approval_policy (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      kind text COLLATE "C" NOT NULL,
      currency text COLLATE "C",
      amount bigint CHECK (amount >= 0),
      approvers smallint NOT NULL CHECK (approvers BETWEEN 1 AND 5),
      role_id uuid REFERENCES role,
      hours integer NOT NULL CHECK (hours BETWEEN 1 AND 720),
      version integer NOT NULL,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      CHECK ((currency IS NULL) = (amount IS NULL))
    );
    CREATE INDEX approval_policy_created_at ON approval_policy (partner_id, created_at, id);
    CREATE INDEX approval_policy_role ON approval_policy (role_id);
    ${tenantTable('approval_policy')}

    ALTER TABLE app_user ADD COLUMN creators uuid[] NOT NULL DEFAULT '{}';
    UPDATE app_user u SET creators = ARRAY(SELECT DISTINCT l.actor_id FROM log l
      WHERE l.subject = 'user' AND l.action = 'create' AND l.subject_id = u.id);

    DROP FUNCTION corridor_session;
    DROP FUNCTION corridor_principal;
    ${principalFunction('u.creators')}

    CREATE FUNCTION corridor_session(p_token_hash text, p_now timestamptz, p_idle integer, p_seen_every integer)
      RETURNS TABLE (session_id uuid, stale boolean, ${USER_COLUMNS}) LANGUAGE plpgsql STABLE ROWS 1 AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY SELECT s.id, s.seen_at < p_now - make_interval(secs => p_seen_every), u.*
        FROM session s CROSS JOIN LATERAL corridor_principal(s.user_id) u
        WHERE s.token_hash = p_token_hash AND s.expires_at > p_now AND s.seen_at > p_now - make_interval(secs => p_idle);
    END $$;

    CREATE FUNCTION corridor_colleague(p_user uuid) RETURNS TABLE (${USER_COLUMNS}, role_ids uuid[])
      LANGUAGE plpgsql STABLE ROWS 1 SECURITY DEFINER SET search_path FROM CURRENT AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY SELECT u.*, ARRAY(SELECT ur.role_id FROM user_role ur WHERE ur.user_id = u.user_id)
        FROM corridor_principal(p_user) u WHERE u.partner_id = corridor_partner();
    END $$;
    REVOKE ALL ON FUNCTION corridor_principal, corridor_session, corridor_colleague FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION corridor_colleague TO corridor_app;`,
  },
  {
    name: 'approval-policies/0002-reviews',
    after: ['approval-policies/0001-create'],
    sql: `
    ALTER TABLE approval_policy
      DROP CONSTRAINT approval_policy_approvers_check,
      ADD CHECK (approvers BETWEEN CASE kind WHEN 'reviews' THEN 0 ELSE 1 END AND 5);`,
  },
];
