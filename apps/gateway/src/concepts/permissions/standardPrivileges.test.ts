import { grantableSubjects, namesKnownPermissions, permissionSubjects } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId, execute, run, SERVICE_SCOPE } from '../../platform/database';
import { createGateway } from '../../servers/node/createGateway';
import { openOwnDatabase } from '../../testing/ownDatabase';
import { permissionMigrations } from './migration';
import { STANDARD_PRIVILEGES } from './standardPrivileges';

const OPEN_TO_ALL = ['config'];

it.each(STANDARD_PRIVILEGES)('the privileges in %s on %s name only what there is', (_module, subject, privileges) => {
  for (const [, action] of privileges) {
    expect([action, namesKnownPermissions({ action, subject }, grantableSubjects())]).toEqual([action, true]);
  }
});

it('leave no resource out', () => {
  const subjects = STANDARD_PRIVILEGES.map(([, subject]) => subject);
  const all = permissionSubjects().map(({ subject }) => subject);
  expect(all.filter((subject) => !subjects.includes(subject) && !OPEN_TO_ALL.includes(subject))).toEqual([]);
});

it('are given to partners from before by a migration, where they have no permission at all', async () => {
  const db = await openOwnDatabase();
  await createGateway({ db });
  const [bare, own] = [createId(), createId()];
  const counts = () =>
    db.transaction(SERVICE_SCOPE, (tx) =>
      execute(
        tx,
        sql`SELECT p.id, count(q.id) AS n FROM partner p LEFT JOIN permission q ON q.partner_id = p.id GROUP BY p.id`,
        ({ id, n }) => [String(id), Number(n)] as const,
      ),
    );
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    await run(
      tx,
      sql`INSERT INTO partner (id, name, created_at) VALUES (${bare}, 'Bare', now()), (${own}, 'Own', now())`,
    );
    await run(
      tx,
      sql`INSERT INTO permission (id, partner_id, privilege_name, module_name, sort, rule, created_at)
        VALUES (${createId()}, ${own}, 'Look', 'Looks', 1, '{"action":"read","subject":"card"}', now())`,
    );
  });
  for (const { sql: step } of permissionMigrations) await db.asOwner((ask) => ask(step));
  const standard = STANDARD_PRIVILEGES.flatMap(([, , privileges]) => privileges).length;
  expect(new Map(await counts())).toEqual(
    new Map([
      [bare, standard],
      [own, 1],
    ]),
  );
  await db.close();
});
