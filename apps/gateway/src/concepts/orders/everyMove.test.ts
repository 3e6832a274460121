import { BANK_NAME, SERVICE_NAME } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seedDatabase } from '../../app/seedDatabase';
import { type Database, execute, SERVICE_SCOPE } from '../../platform/database';
import { createGateway } from '../../servers/node/createGateway';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { createTestClock } from '../../testing/createTestClock';
import { openOwnDatabase } from '../../testing/ownDatabase';

const DAY = 86_400_000;

const ORDERS = `SELECT id, kind, status FROM outgoing_order UNION ALL SELECT id, 'exchange-order', status FROM exchange_order`;

/** Statuses of all orders of a database. */
async function statuses(db: Database): Promise<Map<string, number>> {
  const found = await db.transaction(SERVICE_SCOPE, (tx) =>
    execute(tx, sql.raw(ORDERS), ({ id, kind, status }) => [`${kind} ${id}`, Number(status)] as const),
  );
  return new Map(found);
}

/** Steps of orders that the log tells of since an instant: by whom, from which status and to which. */
function loggedSteps(db: Database, since: Date) {
  return db.transaction(SERVICE_SCOPE, (tx) =>
    execute(
      tx,
      sql`SELECT subject, subject_id, actor_name, before->>'status' AS was, after->>'status' AS is FROM log
        WHERE at > ${since.toISOString()} AND subject LIKE '%-order' ORDER BY at, id`,
      (row) => ({
        order: `${row.subject} ${row.subject_id}`,
        actor: String(row.actor_name),
        step: [Number(row.was), Number(row.is)],
      }),
    ),
  );
}

it('logs every change of an order that time and banks make in the seeded world, with who made it', async () => {
  const db = await openOwnDatabase();
  const clock = createTestClock();
  const gateway = await createGateway({ db, clock });
  await seedDatabase({ db, passwords: nativeHasher, now: clock.now() });
  const [before, began] = [await statuses(db), clock.now()];
  for (const days of [1, 1, 1, 3]) {
    clock.advance(days * DAY + 1_000);
    await gateway.scheduledJobs();
  }
  const after = await statuses(db);
  const logged = await loggedSteps(db, began);
  const moved = [...after].filter(([order, status]) => before.get(order) !== status);
  expect(moved.length).toBeGreaterThan(5);
  for (const [order, status] of moved) {
    const own = logged.filter((entry) => entry.order === order);
    // Each entry goes on where the one before ended, from the status before the jobs to the one after them.
    expect([order, [before.get(order), ...own.map(({ step }) => step[1])]]).toEqual([
      order,
      [...own.map(({ step }) => step[0]), status],
    ]);
    expect(own.map(({ actor }) => actor)).toEqual(
      own.map(() => (order.startsWith('exchange') ? SERVICE_NAME : BANK_NAME)),
    );
  }
  await db.close();
});
