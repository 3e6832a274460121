import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../database';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../testing/newPartner';
import { type House, PLACES, type Place } from '../testing/places';
import { refusalOf } from '../testing/refusalOf';
import { isEasyPassword } from './isEasyPassword';

const NEXT = 'Renewed-2027';

describe.each(PLACES)('passwords on the %s database', (_name, openPlace) => {
  let place: Place;
  let house: House;
  let partner: TestPartner;
  let username: string;

  beforeAll(async () => {
    place = await openPlace();
  });
  beforeEach(async () => {
    house = await place.open();
    partner = await newPartner(house);
    username = partner.usernameOf('finance');
  });

  const login = (password: string) => clientOf(house).session.login({ username, password });
  const codeOf = () => /code is (\d{6})/.exec(house.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
  const reset = (code: string, newPassword = NEXT) =>
    clientOf(house).session.verifyResetCode({ email: username, code, newPassword });
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('changes a password and ends every session with it', async () => {
    const [one, other] = [await login(TEST_PASSWORD), await login(TEST_PASSWORD)];
    const change = { oldPassword: TEST_PASSWORD, newPassword: NEXT };
    await clientOf(house, one.accessToken).session.changePassword(change, { token: one.accessToken });
    for (const { accessToken } of [one, other]) {
      expect((await refusalOf(clientOf(house).session.query({ token: accessToken }))).status).toBe(401);
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
    const change = clientOf(house, token).session.changePassword({ oldPassword, newPassword }, { token });
    if (path === 'nothing') return expect(await change).toBeUndefined();
    const refused = await refusalOf(change);
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    expect((await login(TEST_PASSWORD)).user.username).toBe(username);
  });

  it('sets a new password by a mailed code, once', async () => {
    const { accessToken } = await login(TEST_PASSWORD);
    await clientOf(house).session.forgotPassword(username);
    expect(house.outbox.mails.at(-1)?.to).toBe(username);
    const code = codeOf();
    await reset(code);
    expect((await login(NEXT)).user.username).toBe(username);
    expect((await refusalOf(clientOf(house).session.query({ token: accessToken }))).status).toBe(401);
    expect((await refusalOf(reset(code, 'Renewed-2028'))).fields[0]?.path).toBe('code');
  });

  it('tells nobody whether an address is known', async () => {
    await clientOf(house).session.forgotPassword(`nobody-${partner.partnerId}@test.example`);
    expect(house.outbox.mails).toHaveLength(0);
  });

  it('takes a code for thirty minutes', async () => {
    await clientOf(house).session.forgotPassword(username);
    house.clock.advance(30 * 60_000 + 1);
    expect((await refusalOf(reset(codeOf()))).msg).toBe('The verification code is wrong or has expired');
  });

  it('takes five tries at a code, then not even the right one', async () => {
    await clientOf(house).session.forgotPassword(username);
    const code = codeOf();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => refusalOf(reset(another(code)))));
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await refusalOf(reset(code))).status).toBe(422);
    expect((await login(TEST_PASSWORD)).user.username).toBe(username);
  });

  it('keeps no code as it was mailed', async () => {
    await clientOf(house).session.forgotPassword(username);
    const rows = await house.db.single(sql`SELECT row_to_json(r)::text AS t FROM reset_code r`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf()}"`);
  });

  it('mails no more than five codes in half an hour', async () => {
    for (let mail = 0; mail < 5; mail += 1) await clientOf(house).session.forgotPassword(username);
    expect(await refusalOf(clientOf(house).session.forgotPassword(username))).toMatchObject({ status: 429 });
  });

  it('flags a password that is easy to guess until it is changed', async () => {
    await house.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.execute(sql`UPDATE credential SET easy = true WHERE partner_id = ${partner.partnerId}`),
    );
    const { accessToken: token, user } = await login(TEST_PASSWORD);
    expect(user.easyPassword).toBe(true);
    await clientOf(house, token).session.changePassword({ oldPassword: TEST_PASSWORD, newPassword: NEXT }, { token });
    expect((await login(NEXT)).user.easyPassword).toBe(false);
  });
});

describe('isEasyPassword', () => {
  it.each(['Password1!', 'P@ssw0rd1', 'Welcome2024!', 'Qwerty12345-A', 'Aa1!Aa1!', 'Operator-77'])(
    'knows %s',
    (password) => {
      expect(isEasyPassword(password, 'operator@corridor.example')).toBe(true);
    },
  );

  it.each(['Corridor-2026', 'tR7-pleasant', 'Mango^Tree42'])('lets %s pass', (password) => {
    expect(isEasyPassword(password, 'operator@corridor.example')).toBe(false);
  });
});
