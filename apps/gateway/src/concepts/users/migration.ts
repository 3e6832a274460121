import { type Migration, tenantTable } from '../../platform/database';

/** What finding and changing users needs, and the permissions that roles are put together from. */
export const userMigrations: readonly Migration[] = [
  {
    name: 'users/0001-manage',
    after: ['session/0001-create'],
    sql: `
    ALTER TABLE app_user
      ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED,
      ADD COLUMN username_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(username)) STORED,
      ADD COLUMN search_key text COLLATE "C" NOT NULL
        GENERATED ALWAYS AS (corridor_fold(name || ' ' || username || ' ' || email)) STORED;
    CREATE INDEX app_user_name ON app_user (partner_id, name_key, id);
    CREATE INDEX app_user_by_username ON app_user (partner_id, username_key, id);
    GRANT select (user_id, partner_id, easy, changed_at), update (password_hash, easy, changed_at) ON credential TO corridor_app;
    CREATE FUNCTION credential_end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
      DELETE FROM session WHERE user_id = NEW.user_id;
      DELETE FROM reset_code WHERE user_id = NEW.user_id;
      RETURN NULL; END $$;
    CREATE TRIGGER credential_end_sessions AFTER UPDATE OF changed_at ON credential
      FOR EACH ROW EXECUTE FUNCTION credential_end_sessions();

    ALTER TABLE role
      ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED,
      ADD COLUMN search_key text COLLATE "C" NOT NULL
        GENERATED ALWAYS AS (corridor_fold(name || ' ' || description)) STORED;

    CREATE TABLE permission (
      id uuid PRIMARY KEY,
      partner_id uuid NOT NULL REFERENCES partner,
      privilege_name text NOT NULL,
      module_name text NOT NULL,
      sort integer NOT NULL,
      rule jsonb NOT NULL,
      created_at timestamptz(3) NOT NULL,
      privilege_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(privilege_name)) STORED,
      module_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(module_name)) STORED,
      search_key text COLLATE "C" NOT NULL
        GENERATED ALWAYS AS (corridor_fold(privilege_name || ' ' || module_name)) STORED
    );
    CREATE UNIQUE INDEX permission_name ON permission (partner_id, lower(module_name), lower(privilege_name));
    CREATE INDEX permission_sort ON permission (partner_id, sort, id);
    ${tenantTable('permission')}

    CREATE TABLE role_permission (
      role_id uuid NOT NULL REFERENCES role ON DELETE CASCADE,
      permission_id uuid NOT NULL REFERENCES permission ON DELETE CASCADE,
      partner_id uuid NOT NULL REFERENCES partner,
      PRIMARY KEY (role_id, permission_id)
    );
    CREATE INDEX role_permission_permission ON role_permission (permission_id);
    ${tenantTable('role_permission')}`,
  },
  // A session is gone once it has ended: when its user was last here is kept beside the name.
  {
    name: 'users/0002-last-seen',
    after: ['users/0001-manage'],
    sql: `
    ALTER TABLE app_user ADD COLUMN last_seen_at timestamptz(3);
    CREATE FUNCTION session_seen() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ BEGIN
      UPDATE app_user SET last_seen_at = NEW.seen_at WHERE id = NEW.user_id;
      RETURN NULL; END $$;
    CREATE TRIGGER session_seen AFTER INSERT OR UPDATE OF seen_at ON session FOR EACH ROW EXECUTE FUNCTION session_seen();
    CREATE FUNCTION corridor_end_sessions(p_user uuid) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$ DECLARE ended integer; BEGIN
      DELETE FROM session s USING app_user u WHERE s.user_id = p_user AND u.id = p_user AND u.partner_id = corridor_partner();
      GET DIAGNOSTICS ended = ROW_COUNT;
      RETURN ended; END $$;
    REVOKE ALL ON FUNCTION corridor_end_sessions FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION corridor_end_sessions TO corridor_app;`,
  },
];
