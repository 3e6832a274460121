import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { execute, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';

const HOUR = 3_600_000;

describe.each(DATABASES)('sign-in on the %s database', (_name, openTestDatabase) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let username: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    username = partner.usernameOf('operator');
  });

  const login = (password = TEST_PASSWORD, user = username) =>
    clientOf(testGateway).session.login({ username: user, password });

  it('opens a session that says who it is', async () => {
    const { accessToken, user, expiresAt } = await login();
    expect(accessToken).toMatch(/^[\w-]{43}$/);
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + HOUR);
    expect(user).toMatchObject({ username, partnerId: partner.partnerId, roles: ['operator'], easyPassword: false });
    expect(await clientOf(testGateway).session.query({ token: accessToken })).toEqual(user);
  });

  it('takes a user name in any case of letters', async () => {
    expect((await login(TEST_PASSWORD, username.toUpperCase())).user.username).toBe(username);
  });

  it('keeps tokens and passwords as hashes only', async () => {
    const { accessToken } = await login();
    const hash = createHash('sha256').update(accessToken).digest('hex');
    const everything = await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => [
      ...(await execute(
        tx,
        sql`SELECT row_to_json(s)::text AS t FROM session s WHERE token_hash = ${hash}`,
        (row) => row.t,
      )),
      ...(await execute(
        tx,
        sql`SELECT row_to_json(c)::text AS t FROM credential c WHERE partner_id = ${partner.partnerId}`,
        (row) => row.t,
      )),
      ...(await execute(
        tx,
        sql`SELECT row_to_json(l)::text AS t FROM log l WHERE partner_id = ${partner.partnerId}`,
        (row) => row.t,
      )),
    ]);
    expect(everything.length).toBeGreaterThan(2);
    expect(everything.join()).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(everything.join()).not.toContain(accessToken);
    expect(everything.join()).not.toContain(TEST_PASSWORD);
  });

  it('answers the same for an unknown user and a wrong password', async () => {
    const wrong = await refusalOf(login('Wrong-2026'));
    const unknown = await refusalOf(login(TEST_PASSWORD, 'nobody@test.example'));
    const refusal = {
      kind: 'unauthorized',
      status: 401,
      code: '40101',
      msg: 'Login failed, please check username or password',
    };
    expect(wrong).toMatchObject(refusal);
    expect(unknown).toMatchObject(refusal);
  });

  it('locks a user name out after five wrong passwords, says for how long, and opens again', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await refusalOf(login('Wrong-2026'))).status).toBe(401);
    const locked = await refusalOf(login());
    expect(locked).toMatchObject({ kind: 'rate-limited', status: 429, code: '42900' });
    expect(locked.retryAfterSeconds).toBeGreaterThan(800);
    expect(locked.retryAfterSeconds).toBeLessThanOrEqual(900);
    testGateway.clock.advance(600_000);
    // Who tries on while locked out waits no longer for it.
    const still = await refusalOf(login());
    expect([still.status, (still.retryAfterSeconds ?? 0) <= 300]).toEqual([429, true]);
    testGateway.clock.advance(301_000);
    expect((await login()).user.username).toBe(username);
  });

  it('cannot be outrun by attempts at one moment', async () => {
    const attempts = Array.from({ length: 12 }, () => refusalOf(login('Wrong-2026')));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('hashes a password anew at sign-in where its hash is cheaper than today', async () => {
    const stored = async () => {
      const [row] = await testGateway.db.single(sql`
        SELECT password_hash FROM credential c JOIN app_user u ON u.id = c.user_id WHERE u.username = ${username}`);
      return String(row?.password_hash);
    };
    const cheap = await hash(TEST_PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.execute(
        sql`UPDATE credential SET password_hash = ${cheap} WHERE user_id = (SELECT id FROM app_user WHERE username = ${username})`,
      ),
    );
    await refusalOf(login('Wrong-2026'));
    expect(await stored()).toBe(cheap);
    await login();
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login()).user.username).toBe(username);
  });

  it('forgets wrong passwords after the right one', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await refusalOf(login('Wrong-2026'));
    await login();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await refusalOf(login('Wrong-2026'))).status).toBe(401);
  });

  it('allows fewer attempts where the bot score is low', async () => {
    const body = { username, password: 'Wrong-2026' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      statuses.push((await post(testGateway, '/api/dashboard/login-corridor', body, { g_score: '0.1' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('takes the token from the address as the specification sends it', async () => {
    const { accessToken } = await login();
    const { status, envelope } = await post(
      testGateway,
      `/api/dashboard/app/user/query?access_token=${accessToken}`,
      null,
    );
    expect([status, envelope.code]).toEqual([200, '10000']);
  });

  // @spec 6.token
  it('ends a session at sign-out, and only that one', async () => {
    const [first, second] = [await login(), await login()];
    await clientOf(testGateway).session.logout({ token: first.accessToken });
    expect((await refusalOf(clientOf(testGateway).session.query({ token: first.accessToken }))).status).toBe(401);
    expect((await clientOf(testGateway).session.query({ token: second.accessToken })).username).toBe(username);
  });

  it('ends a session that is idle for two hours, and any after twelve', async () => {
    const { accessToken: token } = await login();
    const { accessToken: idle } = await login();
    for (let hour = 0; hour < 11; hour += 1) {
      testGateway.clock.advance(HOUR);
      await clientOf(testGateway).session.query({ token });
    }
    expect((await refusalOf(clientOf(testGateway).session.query({ token: idle }))).status).toBe(401);
    testGateway.clock.advance(HOUR + 1000);
    expect((await refusalOf(clientOf(testGateway).session.query({ token }))).status).toBe(401);
  });

  it('lets no disabled user in, and ends its sessions at once', async () => {
    const { accessToken } = await login();
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.execute(sql`UPDATE app_user SET enabled = false WHERE username = ${username}`),
    );
    expect((await refusalOf(clientOf(testGateway).session.query({ token: accessToken }))).status).toBe(401);
    expect((await refusalOf(login())).code).toBe('40101');
  });
});
