import { type Migration, tenantTable } from '../../platform/database';

/** Which notifications users have read. */
export const notificationMigrations: readonly Migration[] = [
  {
    name: 'notifications/0001-create',
    after: ['session/0001-create'],
    sql: `
    CREATE TABLE notification_read (
      user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
      partner_id uuid NOT NULL,
      notification_id text COLLATE "C" NOT NULL,
      read_at timestamptz(3) NOT NULL,
      PRIMARY KEY (user_id, notification_id)
    );
    CREATE INDEX notification_read_at ON notification_read (read_at);
    ${tenantTable('notification_read', ['select', 'insert'])}`,
  },
];
