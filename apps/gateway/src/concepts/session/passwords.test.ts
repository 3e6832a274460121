import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { LOGIN_ALLOWANCE } from './limits';

const NEXT = 'Renewed-2027';
const CONFIGS_REQUEST = {
  requestId: 'SA0001',
  operUId: 'corridor-operator',
  dtoName: 'getConfigs',
} as const;

describe.each(DATABASES)('passwords on the %s database', (_name, openTestDatabase) => {
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
    username = partner.usernameOf('finance');
  });

  const login = (password: string) => clientOf(testGateway).session.login({ username, password });
  const codeOf = () => /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
  const reset = (code: string, newPassword = NEXT) =>
    clientOf(testGateway).session.verifyResetCode({ email: username, code, newPassword });
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('changes a password and ends every session with it', async () => {
    const [one, other] = [await login(TEST_PASSWORD), await login(TEST_PASSWORD)];
    const change = { oldPassword: TEST_PASSWORD, newPassword: NEXT };
    await clientOf(testGateway, one.accessToken).session.changePassword(change, { token: one.accessToken });
    for (const { accessToken } of [one, other]) {
      expect((await refusalOf(clientOf(testGateway).session.query({ token: accessToken }))).status).toBe(401);
    }
    expect((await refusalOf(login(TEST_PASSWORD))).status).toBe(401);
    expect((await login(NEXT)).user.username).toBe(username);
  });

  it.each([
    ['Wrong-2026', NEXT, 'oldPassword'],
    [TEST_PASSWORD, TEST_PASSWORD, 'newPassword'],
    [TEST_PASSWORD, 'short-1A', 'nothing'],
    [TEST_PASSWORD, 'Shrt-1A', 'newPassword'],
    [TEST_PASSWORD, 'Spaces in-2026', 'newPassword'],
    [TEST_PASSWORD, 'nocapitals-2026', 'newPassword'],
    [TEST_PASSWORD, 'Password1!', 'newPassword'],
  ])('judges a change from %s to %s by %s', async (oldPassword, newPassword, path) => {
    const { accessToken: token } = await login(TEST_PASSWORD);
    const change = clientOf(testGateway, token).session.changePassword({ oldPassword, newPassword }, { token });
    if (path === 'nothing') return expect(await change).toBeUndefined();
    const refused = await refusalOf(change);
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    expect((await login(TEST_PASSWORD)).user.username).toBe(username);
  });

  it('lets one of two through who change a password at one moment', async () => {
    const { accessToken: token } = await login(TEST_PASSWORD);
    let release: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    let hashing = 0;
    const hash: typeof nativeHasher.hash = async (password) => {
      hashing += 1;
      if (hashing === 2) release();
      await both;
      return nativeHasher.hash(password);
    };
    const slow = await database.open({ passwords: { ...nativeHasher, hash } });
    const next = ['Renewed-2027', 'Renewed-2028'];
    const ended = await Promise.allSettled(
      next.map((newPassword) =>
        clientOf(slow, token).session.changePassword({ oldPassword: TEST_PASSWORD, newPassword }, { token }),
      ),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.kind] : []))).toEqual(['conflict']);
    const won = next[ended.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect((await login(won)).user.username).toBe(username);
  });

  it('locks out who guesses the old password from within a session', async () => {
    const { accessToken: token } = await login(TEST_PASSWORD);
    const change = (oldPassword: string) =>
      clientOf(testGateway, token).session.changePassword({ oldPassword, newPassword: NEXT }, { token });
    const statuses: number[] = [];
    for (const guess of [...Array(LOGIN_ALLOWANCE.attempts).fill('Wrong-2026'), TEST_PASSWORD])
      statuses.push((await refusalOf(change(guess))).status ?? 0);
    expect(statuses).toEqual([...Array(LOGIN_ALLOWANCE.attempts).fill(422), 429]);
    testGateway.clock.advance(LOGIN_ALLOWANCE.seconds * 1000);
    expect(await change(TEST_PASSWORD)).toBeUndefined();
  });

  // @spec 5.password
  it.each([
    ['Password1!', 'commonWord'],
    ['Aa1!Aa1!', 'fewCharacters'],
    ['Mango-12345', 'run'],
  ])('says why %s is refused: %s', async (newPassword, reason) => {
    const { accessToken: token } = await login(TEST_PASSWORD);
    const change = { oldPassword: TEST_PASSWORD, newPassword };
    const refused = await refusalOf(clientOf(testGateway, token).session.changePassword(change, { token }));
    expect(refused).toMatchObject({
      msg: 'Invalid password',
      fields: [{ path: 'newPassword', reason: `session.easyPassword.${reason}` }],
    });
  });

  it('sets a new password by a mailed code, once', async () => {
    const { accessToken } = await login(TEST_PASSWORD);
    await clientOf(testGateway).session.forgotPassword(username);
    expect(testGateway.outbox.mails.at(-1)?.to).toBe(username);
    const code = codeOf();
    await reset(code);
    expect((await login(NEXT)).user.username).toBe(username);
    expect((await refusalOf(clientOf(testGateway).session.query({ token: accessToken }))).status).toBe(401);
    expect((await refusalOf(reset(code, 'Renewed-2028'))).fields[0]?.path).toBe('code');
  });

  it('tells nobody whether an address is known', async () => {
    await clientOf(testGateway).session.forgotPassword(`nobody-${partner.partnerId}@test.example`);
    expect(testGateway.outbox.mails).toHaveLength(0);
  });

  // @spec 9.code-minutes
  it('takes a code for thirty minutes', async () => {
    await clientOf(testGateway).session.forgotPassword(username);
    testGateway.clock.advance(30 * 60_000 + 1);
    expect((await refusalOf(reset(codeOf()))).msg).toBe('The verification code is wrong or has expired');
  });

  it('takes five tries at a code, then not even the right one', async () => {
    await clientOf(testGateway).session.forgotPassword(username);
    const code = codeOf();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => refusalOf(reset(another(code)))));
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await refusalOf(reset(code))).status).toBe(422);
    expect((await login(TEST_PASSWORD)).user.username).toBe(username);
  });

  it('keeps no code as it was mailed', async () => {
    await clientOf(testGateway).session.forgotPassword(username);
    const rows = await testGateway.db.single(sql`SELECT row_to_json(r)::text AS t FROM reset_code r`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf()}"`);
  });

  it('lets no name bring lines of its own into a mail', async () => {
    const name = 'Ada\r\nYour code is 000000\u202e';
    await testGateway.db.single(sql`UPDATE app_user SET name = ${name} WHERE username = ${username}`);
    await clientOf(testGateway).session.forgotPassword(username);
    expect(testGateway.outbox.mails.at(-1)?.text.split('\n')[0]).toBe('Hello AdaYour code is 000000,');
  });

  it('mails no more than five codes in half an hour', async () => {
    for (let mail = 0; mail < 5; mail += 1) await clientOf(testGateway).session.forgotPassword(username);
    expect(await refusalOf(clientOf(testGateway).session.forgotPassword(username))).toMatchObject({ status: 429 });
  });

  it('flags a password that is easy to guess until it is changed', async () => {
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.execute(sql`UPDATE credential SET easy = true WHERE partner_id = ${partner.partnerId}`),
    );
    const { accessToken: token, user } = await login(TEST_PASSWORD);
    expect(user.easyPassword).toBe(true);
    const own = clientOf(testGateway, token);
    const refused = [
      own.cards.page({ page: 1, size: 10 }),
      own.configs.call('getConfigs', CONFIGS_REQUEST),
      own.exchangeQuotes.call('rates', {}),
    ].map(async (call) => refusalOf(call));
    for (const refusal of await Promise.all(refused)) {
      expect(refusal).toMatchObject({ status: 403, code: '40301', kind: 'forbidden' });
    }
    const file = await post(testGateway, '/api/portal/cms/download/file', { id: 'x' }, { access_token: token });
    expect(file.envelope.code).toBe('40301');
    expect((await own.session.query()).easyPassword).toBe(true);
    await clientOf(testGateway, token).session.changePassword(
      { oldPassword: TEST_PASSWORD, newPassword: NEXT },
      { token },
    );
    const next = await login(NEXT);
    expect(next.user.easyPassword).toBe(false);
    await clientOf(testGateway, next.accessToken).cards.page({ page: 1, size: 10 });
  });
});
