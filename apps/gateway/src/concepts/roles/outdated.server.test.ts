import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { within } from '../../../../../scripts/machine/pace';
import { SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

const KEEPS: AbilityRule = { action: 'manage', subject: ['user', 'role', 'permission'] };
const CARDS: AbilityRule = { action: 'read', subject: 'card' };

describe.each(DATABASES)('rights that are taken while their owner writes, on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
  });

  const setRules = (tx: Transaction, role: string, rules: readonly AbilityRule[]) =>
    tx.execute(
      sql`UPDATE role SET rules = ${JSON.stringify(rules)}::jsonb WHERE partner_id = ${partner.partnerId} AND name = ${role}`,
    );
  /** Waits until somebody stands at the lock of the partner's rights. */
  const someoneWaits = () =>
    vi.waitFor(
      async () => {
        const [row] = await database.db.single(sql`SELECT count(*)::int AS n FROM pg_locks
          WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
        expect(row?.n).toBe(1);
      },
      { timeout: within(2), interval: 5 },
    );

  it.each([
    ['rights', (tx: Transaction) => setRules(tx, 'viewer', [KEEPS])],
    [
      'the account',
      (tx: Transaction) =>
        tx.execute(sql`UPDATE app_user SET enabled = false WHERE username = ${partner.usernameOf('viewer')}`),
    ],
  ] as const)('no longer count: %s', async (_what, take) => {
    partner = await newPartner(testGateway);
    await database.db.transaction(SERVICE_SCOPE, async (tx) => {
      await setRules(tx, 'viewer', [KEEPS, CARDS]);
      await setRules(tx, 'operator', [CARDS]);
    });
    const client = await partner.as('viewer');
    const [target] = await client.users.list({ filter: { search: 'The operator' } });
    const refused: Promise<unknown>[] = [];
    for (const write of [
      (id: string) => client.users.callById(id, 'resetPassword', {}),
      (id: string) => client.users.update(id, { email: `mine-${partner.partnerId}@test.example` }),
    ]) {
      await database.db.transaction(SERVICE_SCOPE, async (tx) => {
        await setRules(tx, 'viewer', [KEEPS, CARDS]);
        await tx.execute(sql`UPDATE app_user SET enabled = true WHERE partner_id = ${partner.partnerId}`);
      });
      const [written] = await database.db.transaction(SERVICE_SCOPE, async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('rights:' || ${partner.partnerId}, 0))`);
        const waiting = refusalOf(write(target?.id ?? ''));
        await someoneWaits();
        await take(tx);
        // Within a list, or it would be waited for before the lock is given back.
        return [waiting] as const;
      });
      refused.push(written.then(({ status, reason }) => [status, reason]));
    }
    expect(await Promise.all(refused)).toEqual(Array(2).fill([409, 'refusals.changedMeanwhile']));
  });
});
