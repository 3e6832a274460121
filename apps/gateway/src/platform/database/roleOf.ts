/**
 * SQL that makes a role which transactions run under. Roles belong to the whole cluster: another database, or another start
 * at this moment, may have made it.
 */
export function roleOf(role: string): string {
  return `
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
    DO $$ BEGIN
      IF NOT pg_has_role(current_user, '${role}', 'MEMBER') THEN EXECUTE format('GRANT ${role} TO %I', current_user); END IF;
    END $$;`;
}
