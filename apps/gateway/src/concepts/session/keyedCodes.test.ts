import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database';
import { rateLimitMigrations } from '../../platform/rate-limit';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner } from '../../testing/newPartner';
import { openOwnDatabase } from '../../testing/ownDatabase';
import { refusalOf } from '../../testing/refusalOf';
import { sessionMigrations } from './migration';

const [FIRST, SECOND] = ['the first key of codes', 'the second key of codes'];

describe.each(DATABASES)('codes of mails on the %s database', (_name, open) => {
  let database: TestDatabase;
  let own: Database;
  let before: TestGateway;
  let email: string;

  beforeAll(async () => {
    database = await open();
    own = await openOwnDatabase();
    await database.open({ db: own });
  });
  afterAll(() => own.close());
  beforeEach(async () => {
    before = await database.open({ secretKey: FIRST });
    email = (await newPartner(before)).usernameOf('finance');
  });

  const mailed = async () => {
    await clientOf(before).session.forgotPassword(email);
    return /code is (\d{6})/.exec(before.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
  };
  const reset = (testGateway: TestGateway, code: string) =>
    clientOf(testGateway).session.verifyResetCode({ email, code, newPassword: 'Renewed-2027' });

  it('are good after a change of the key, for as long as the former one is told', async () => {
    const code = await mailed();
    expect((await refusalOf(reset(await database.open({ secretKey: SECOND }), code))).status).toBe(422);
    const rotated = await database.open({ secretKey: SECOND, formerKeys: [FIRST] });
    await reset(rotated, code);
    expect((await refusalOf(reset(rotated, code))).status).toBe(422);
  });

  it('are void after the upgrade where they were kept without a key, as are counts of card numbers', async () => {
    const digest = createHash('sha256').update('4242424242424242').digest('hex');
    const names = [`inquiry:card:${digest}`, `login:user:${digest}:203.0.113.0/24`, 'login:address:203.0.113.7'];
    for (const name of names) await own.single(sql`INSERT INTO rate_limit VALUES (${name}, 1, '2099-01-01')`);
    await own.single(sql`INSERT INTO reset_code (key, code_hash, expires_at) VALUES ('a', ${digest}, '2099-01-01')`);
    const clearing = [...sessionMigrations, ...rateLimitMigrations].filter(({ name }) =>
      name.includes('clear-unkeyed'),
    );
    for (const step of clearing) await own.asOwner((run) => run(step.sql));
    expect(await own.single(sql`SELECT key FROM reset_code`)).toEqual([]);
    expect(await own.single(sql`SELECT key FROM rate_limit`)).toEqual([{ key: 'login:address:203.0.113.7' }]);
  });
});
