import type { Migration } from '../../platform/database';

/** Columns of a user as every call knows it. */
export const USER_COLUMNS = `user_id uuid, partner_id uuid, username text, name text, email text, partner_name text, easy boolean,
      roles text[], rules jsonb, creators uuid[], policies jsonb`;

/** SQL of the function that gives a user as every call knows it, with an expression for those who count as one hand with it. */
export function principalFunction(creators: string): string {
  return `CREATE OR REPLACE FUNCTION corridor_principal(p_user uuid) RETURNS TABLE (${USER_COLUMNS}) LANGUAGE plpgsql STABLE ROWS 1 AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY SELECT u.id, u.partner_id, u.username, u.name, u.email, p.name, c.easy,
        ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.name),
        (SELECT jsonb_agg(r.rules || coalesce((SELECT jsonb_agg(held.rule ORDER BY held.sort, held.id) FROM role_permission rp
          JOIN permission held ON held.id = rp.permission_id WHERE rp.role_id = r.id), '[]') ORDER BY r.name)
          FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id),
        ${creators},
        (SELECT jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'currency', a.currency, 'amount', a.amount::text,
          'approvers', a.approvers, 'roleId', a.role_id, 'roleName', ar.name, 'hours', a.hours, 'version', a.version) ORDER BY a.id)
          FROM approval_policy a LEFT JOIN role ar ON ar.id = a.role_id WHERE a.partner_id = u.partner_id)
        FROM app_user u JOIN partner p ON p.id = u.partner_id JOIN credential c ON c.user_id = u.id
        WHERE u.id = p_user AND u.enabled;
    END $$;`;
}

/** Whom a session or a user id stands for, with roles and the rules of all of them. */
export const principalMigrations: readonly Migration[] = [
  // In PL/pgSQL, which plans a statement once per connection: every call begins with it, and planning costs more than its rows.
  {
    name: 'session/0002-principal',
    after: ['session/0001-create'],
    sql: `
    CREATE FUNCTION corridor_principal(p_user uuid) RETURNS TABLE (user_id uuid, partner_id uuid, username text, name text,
      email text, partner_name text, easy boolean, roles text[], rules jsonb) LANGUAGE plpgsql STABLE ROWS 1 AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY SELECT u.id, u.partner_id, u.username, u.name, u.email, p.name, c.easy,
        ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.name),
        (SELECT jsonb_agg(r.rules || coalesce((SELECT jsonb_agg(held.rule ORDER BY held.sort, held.id) FROM role_permission rp
          JOIN permission held ON held.id = rp.permission_id WHERE rp.role_id = r.id), '[]') ORDER BY r.name)
          FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id)
        FROM app_user u JOIN partner p ON p.id = u.partner_id JOIN credential c ON c.user_id = u.id
        WHERE u.id = p_user AND u.enabled;
    END $$;

    CREATE FUNCTION corridor_session(p_token_hash text, p_now timestamptz, p_idle integer, p_seen_every integer)
      RETURNS TABLE (session_id uuid, stale boolean, user_id uuid, partner_id uuid, username text, name text,
        email text, partner_name text, easy boolean, roles text[], rules jsonb) LANGUAGE plpgsql STABLE ROWS 1 AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY SELECT s.id, s.seen_at < p_now - make_interval(secs => p_seen_every), u.*
        FROM session s CROSS JOIN LATERAL corridor_principal(s.user_id) u
        WHERE s.token_hash = p_token_hash AND s.expires_at > p_now AND s.seen_at > p_now - make_interval(secs => p_idle);
    END $$;
    REVOKE ALL ON FUNCTION corridor_principal, corridor_session FROM PUBLIC;`,
  },
];
