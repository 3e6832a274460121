import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner, TEST_PASSWORD } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { recordStatements } from '../../testing/recordStatements';
import {
  ADDRESS_ALLOWANCE,
  FORGOT_HOST_ALLOWANCE,
  FORGOT_NETWORK_ALLOWANCE,
  LOGIN_ALLOWANCE,
  STRANGERS_ALLOWANCE,
} from './limits';

const ROOT = '/api/dashboard';
const HOME = '192.0.2.10';
const NEXT = 'Renewed-2027';
let networks = 0;

/** An address in a network that no test has been at. */
const elsewhere = () => {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
};

describe.each(DATABASES)('who is not signed in on the %s database', (_name, openTestDatabase) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let username: string;
  let email: string;

  const openWith = (db = database.db) => database.open({ db, clientAddress: (request) => request.headers.get('from') });

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    testGateway = await openWith();
    email = (await newPartner(testGateway)).usernameOf('finance');
    username = `jo-${email.replace('@', '-')}`;
    await testGateway.db.single(sql`UPDATE app_user SET username = ${username} WHERE email = ${email}`);
  });

  const login = async (from: string, password = TEST_PASSWORD) =>
    (await post(testGateway, `${ROOT}/login-corridor`, { username, password }, { from })).status;
  const forgot = (from: string, to = email) =>
    post(testGateway, `${ROOT}/forgot-password-booster`, { email: to }, { from });
  const reset = (from: string, code: string, to = email, password = NEXT) =>
    post(testGateway, `${ROOT}/verify-reset-code-booster`, { email: to, code, new_password: password }, { from });
  const mailed = () => /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
  const wrongFrom = async (from: string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push(await login(from, 'Wrong-2026'));
    return statuses;
  };

  it('wait where they are, and keep nobody out anywhere else', async () => {
    const statuses = await wrongFrom(elsewhere(), LOGIN_ALLOWANCE.attempts + 1);
    expect(statuses).toEqual([...Array(LOGIN_ALLOWANCE.attempts).fill(401), 429]);
    expect(await login(HOME)).toBe(200);
  });

  it('sign in so often from one address, whoever they say they are', async () => {
    const from = elsewhere();
    const nobody = async (name: string) =>
      (await post(testGateway, `${ROOT}/login-corridor`, { username: name, password: TEST_PASSWORD }, { from })).status;
    expect(await nobody('nobody-1')).toBe(401);
    await testGateway.db.single(sql`
      UPDATE rate_limit SET count = ${ADDRESS_ALLOWANCE.attempts - 1} WHERE key = ${`login:address:${from}`}`);
    expect([await nobody('nobody-2'), await nobody('nobody-3')]).toEqual([401, 429]);
    expect([await login(from), await login(HOME)]).toEqual([429, 200]);
  });

  it('keep nobody out of a device that was signed in from, though they share its address', async () => {
    const from = elsewhere();
    const signIn = (cookie: string, password = TEST_PASSWORD) =>
      post(testGateway, `${ROOT}/login-corridor`, { username, password }, { from, cookie });
    const { headers } = await signIn('');
    const given = headers.get('set-cookie') ?? '';
    expect(given).toMatch(
      /^corridor_device_[\w-]+=[\w.-]+; Max-Age=7776000; Path=\/api\/dashboard; HttpOnly; SameSite=Strict$/,
    );
    const device = given.split(';')[0] ?? '';
    await wrongFrom(from, LOGIN_ALLOWANCE.attempts);
    await testGateway.db.single(sql`
      UPDATE rate_limit SET count = ${ADDRESS_ALLOWANCE.attempts} WHERE key = ${`login:address:${from}`}`);
    expect(await login(from)).toBe(429);
    expect((await signIn(device)).status).toBe(200);
    // It takes nothing back of what the others tried.
    expect(await login(from)).toBe(429);
    const [name = '', value = ''] = device.split('=');
    const colleague = (await newPartner(testGateway)).usernameOf('finance');
    const { headers: others } = await post(
      testGateway,
      `${ROOT}/login-corridor`,
      { username: colleague, password: TEST_PASSWORD },
      { from: HOME },
    );
    const othersValue = others.get('set-cookie')?.split(';')[0]?.split('=')[1];
    const [id, , signature] = value.split('.');
    for (const forged of [
      `${value.slice(0, -1)}_`,
      `${id}.9999999999.${signature}`,
      `${id}.x.${signature}`,
      othersValue,
      'x',
    ])
      expect([forged, (await signIn(`${name}=${forged}`)).status]).toEqual([forged, 429]);
    for (let time = 0; time < LOGIN_ALLOWANCE.attempts; time += 1)
      expect((await signIn(device, 'Wrong-2026')).status).toBe(401);
    expect((await signIn(device)).status).toBe(429);
    testGateway.clock.advance(91 * 86_400_000);
    await wrongFrom(from, LOGIN_ALLOWANCE.attempts);
    expect((await signIn(device)).status).toBe(429);
  });

  it('are told apart by a device under a former key too', async () => {
    const from = elsewhere();
    const body = { username, password: TEST_PASSWORD };
    const before = await database.open({
      clientAddress: (request) => request.headers.get('from'),
      secretKey: 'former-key',
    });
    const cookie = (await post(before, `${ROOT}/login-corridor`, body, { from })).headers
      .get('set-cookie')
      ?.split(';')[0];
    const after = await database.open({
      clientAddress: (request) => request.headers.get('from'),
      secretKey: 'next-key',
      formerKeys: ['former-key'],
    });
    for (let time = 0; time <= LOGIN_ALLOWANCE.attempts; time += 1)
      await post(after, `${ROOT}/login-corridor`, { ...body, password: 'Wrong-2026' }, { from });
    expect((await post(after, `${ROOT}/login-corridor`, body, { from })).status).toBe(429);
    expect((await post(after, `${ROOT}/login-corridor`, body, { from, cookie: cookie ?? '' })).status).toBe(200);
  });

  it('try no more from many networks than from few, and keep the user at its own never out', async () => {
    expect(await login(HOME)).toBe(200);
    const statuses: number[] = [];
    for (let stranger = 0; stranger * 5 <= STRANGERS_ALLOWANCE.attempts; stranger += 1)
      statuses.push(...(await wrongFrom(elsewhere(), 5)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(STRANGERS_ALLOWANCE.attempts);
    expect(await login(elsewhere())).toBe(429);
    expect(await login(HOME)).toBe(200);
    // Signing in at home takes nothing back of what strangers tried.
    expect(await login(elsewhere())).toBe(429);
  });

  it('keep nobody out who reads the mail, wherever they are', async () => {
    const travelling = elsewhere();
    for (let stranger = 0; stranger * 5 <= STRANGERS_ALLOWANCE.attempts; stranger += 1) await wrongFrom(elsewhere(), 5);
    expect(await login(travelling)).toBe(429);
    await forgot(travelling);
    const stranger = elsewhere();
    for (let time = 0; time < 6; time += 1) expect((await reset(stranger, '000000')).status).toBe(422);
    expect((await reset(travelling, mailed())).status).toBe(200);
    expect(await login(travelling, NEXT)).toBe(200);
  });

  it('get so many mails sent from one host, and from one network, whoever they are for', async () => {
    const ask = async (from: string, times: number) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push((await forgot(from, `nobody-${time}-${email}`)).status);
      return statuses.filter((status) => status === 200).length;
    };
    const network = elsewhere().replace(/1$/, '');
    const hosts = FORGOT_NETWORK_ALLOWANCE.attempts / FORGOT_HOST_ALLOWANCE.attempts;
    for (let host = 0; host < hosts; host += 1)
      expect(await ask(`${network}${host}`, FORGOT_HOST_ALLOWANCE.attempts + 1)).toBe(FORGOT_HOST_ALLOWANCE.attempts);
    expect(await ask(`${network}${hosts}`, 1)).toBe(0);
    expect((await forgot(HOME)).status).toBe(200);
  });

  it('learn nothing from a reset: the same answers', async () => {
    const from = elsewhere();
    const answersTo = async (to: string) => {
      const answers = [
        await forgot(from, to),
        await reset(from, '000000', to),
        await reset(from, '000000', to, 'weak'),
      ];
      answers.push(await reset(from, '000000', to, `${username.slice(0, 12)}-Aa1!`));
      return answers.map(({ status, envelope: { request_id: _, ...rest } }) => [status, { ...rest, requestId: null }]);
    };
    expect(await answersTo(email)).toEqual(await answersTo(`no-${email}`));
  });

  it('learn nothing from a reset: the same work', async () => {
    const recorded = recordStatements(database.db);
    const single: string[] = [];
    const db = {
      ...recorded.db,
      single: (statement: Parameters<typeof recorded.db.single>[0]) => {
        single.push(
          statement.queryChunks
            .map((chunk) =>
              chunk !== null && typeof chunk === 'object' && 'value' in chunk ? String(chunk.value) : '?',
            )
            .join(''),
        );
        return recorded.db.single(statement);
      },
    };
    testGateway = await openWith(db);
    const work = async (to: string) => {
      single.length = 0;
      recorded.taken();
      await forgot(elsewhere(), to);
      await reset(elsewhere(), '000000', to);
      // Exports of other tests go on in the background.
      return [...single, ...recorded.taken().map((statement) => statement.sql)].filter(
        (text) => !text.includes('download'),
      );
    };
    const known = await work(email);
    expect(known.length).toBeGreaterThan(6);
    expect(await work(`no-${email}`)).toEqual(known);
  });
});
