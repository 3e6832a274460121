import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { acceptLink } from '../../testing/passwordLink';
import { refusalOf } from '../../testing/refusalOf';

const NEXT = 'Renewed-2027';

describe.each(DATABASES)('beside a password change on the %s database', (_name, openTestDatabase) => {
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
    username = partner.usernameOf('administrator');
  });

  const signIn = async (gateway: TestGateway, password = TEST_PASSWORD) =>
    clientOf(gateway, (await clientOf(gateway).session.login({ username, password })).accessToken);
  const changePassword = async (gateway: TestGateway, newPassword = NEXT) => {
    const { accessToken: token } = await clientOf(gateway).session.login({ username, password: TEST_PASSWORD });
    await clientOf(gateway, token).session.changePassword({ oldPassword: TEST_PASSWORD, newPassword }, { token });
  };
  const mailedCode = async () => {
    await clientOf(testGateway).session.forgotPassword(username);
    return /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
  };
  const resetByCode = async () =>
    clientOf(testGateway).session.verifyResetCode({ email: username, code: await mailedCode(), newPassword: NEXT });
  const resetByAdministrator = async () => {
    const other = partner.usernameOf('viewer');
    const administrator = await partner.as('administrator');
    const [role] = await administrator.roles.list({ filter: { search: 'administrator' } });
    const [viewer] = await administrator.users.list({ filter: { search: 'The viewer' } });
    await administrator.users.callById(viewer?.id ?? '', 'bindRoles', { roleIds: [role?.id ?? ''] });
    const [own] = await administrator.users.list({ filter: { search: 'The administrator' } });
    const { accessToken } = await clientOf(testGateway).session.login({ username: other, password: TEST_PASSWORD });
    await clientOf(testGateway, accessToken).users.callById(own?.id ?? '', 'resetPassword', {});
    await acceptLink(testGateway, username, NEXT);
  };

  /** A gateway where something happens once a password was found to be right, and before what follows from it. */
  const interrupted = (happens: () => Promise<void>) => {
    let isOnce = true;
    return database.open({
      passwords: {
        ...nativeHasher,
        verify: async (hash, password) => {
          const isRight = await nativeHasher.verify(hash, password);
          if (isOnce) {
            isOnce = false;
            await happens();
          }
          return isRight;
        },
      },
    });
  };

  it.each([
    ['the user changes it', () => changePassword(testGateway)],
    ['a mailed code resets it', resetByCode],
    ['an administrator resets it', resetByAdministrator],
  ])('no session opens by the old one while %s', async (_how, happens) => {
    const gateway = await interrupted(happens);
    expect(await refusalOf(clientOf(gateway).session.login({ username, password: TEST_PASSWORD }))).toMatchObject({
      status: 401,
      code: '40101',
    });
    expect((await clientOf(testGateway).session.login({ username, password: NEXT })).user.username).toBe(username);
  });

  it('no second change by the old one holds', async () => {
    const { accessToken: token } = await clientOf(testGateway).session.login({ username, password: TEST_PASSWORD });
    const gateway = await interrupted(() => changePassword(testGateway));
    const second = { oldPassword: TEST_PASSWORD, newPassword: 'Stranger-2027' };
    expect((await refusalOf(clientOf(gateway, token).session.changePassword(second, { token }))).status).toBe(409);
    expect((await clientOf(testGateway).session.login({ username, password: NEXT })).user.username).toBe(username);
  });

  it('of many sign-ins by the old one none is left', async () => {
    const tokens: string[] = [];
    const attempts = Array.from({ length: 4 }, () =>
      clientOf(testGateway)
        .session.login({ username, password: TEST_PASSWORD })
        .then(
          ({ accessToken }) => tokens.push(accessToken),
          () => 0,
        ),
    );
    await Promise.all([changePassword(testGateway), ...attempts]);
    for (const token of tokens)
      expect((await refusalOf(clientOf(testGateway, token).session.query({ token }))).status).toBe(401);
  });

  it.each([
    ['its session', async (token: string) => clientOf(testGateway, token).session.logout({ token })],
    ['all sessions', async (token: string) => clientOf(testGateway, token).session.endOtherSessions()],
    ['a password change', () => changePassword(testGateway)],
    ['a reset by a code', resetByCode],
    ['a reset by an administrator', resetByAdministrator],
  ])('a token for a page ends with %s', async (how, end) => {
    const { accessToken: token } = await clientOf(testGateway).session.login({ username, password: TEST_PASSWORD });
    const { accessToken: other } = await clientOf(testGateway).session.login({ username, password: TEST_PASSWORD });
    const opened = await clientOf(testGateway, token).embedSessions.create({ components: ['CardTable'] });
    const page = clientOf(testGateway, opened.accessToken);
    await page.cards.list();
    await end(how === 'all sessions' ? other : token);
    expect((await refusalOf(page.cards.list())).status).toBe(401);
  });

  it('a token for a page ends with the last moment of its session', async () => {
    const client = await signIn(testGateway);
    testGateway.clock.advance(1000);
    await client.cards.list();
    for (let hour = 0; hour < 11; hour += 1) {
      testGateway.clock.advance(3_600_000);
      await client.cards.list();
    }
    testGateway.clock.advance(50 * 60_000);
    const opened = await client.embedSessions.create({ components: ['CardTable'] });
    await clientOf(testGateway, opened.accessToken).cards.list();
    testGateway.clock.advance(11 * 60_000);
    expect((await refusalOf(clientOf(testGateway, opened.accessToken).cards.list())).status).toBe(401);
  });
});
