import type { GatewayClient, UserInput } from '@corridor/core';
import { LINK_MINUTES_MAX } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { acceptLink, mailedLink } from '../../testing/passwordLink';
import { refusalOf } from '../../testing/refusalOf';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'Chosen-9-Words';

describe.each(DATABASES)('invitations on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let administrator: GatewayClient;
  let email: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open({ publicUrl: 'https://pay.test.example', secretKey: 'a key of links' });
    partner = await newPartner(testGateway);
    administrator = await partner.as('administrator');
    email = `nora-${partner.partnerId}@test.example`;
  });

  const invite = (more: Partial<UserInput> = {}) =>
    administrator.users.create({ username: email, name: 'Nora Newcomer', email, roleIds: [], ...more });
  const session = () => clientOf(testGateway).session;
  const signIn = (password = PASSWORD) => session().login({ username: email, password });
  const reasonOf = async (attempt: Promise<unknown>) => (await refusalOf(attempt)).reason;
  const use = (code: string) => session().setPasswordByLink({ code, newPassword: PASSWORD });

  it('are mailed, say whom they are of, and let in who sets a password by them', async () => {
    const made = await invite();
    const ends = new Date(Date.parse(made.createdAt) + 72 * HOUR).toISOString();
    expect(made).toMatchObject({ invitation: 'open', linkExpiresAt: ends, confirmedAt: null, lastSeenAt: null });
    const [mail] = testGateway.outbox.mails;
    expect(mail).toMatchObject({ to: email, subject: 'Your invitation to Test partner' });
    expect(mail?.text).toContain('The administrator invites you');
    const code = mailedLink(testGateway, email);
    expect(await session().passwordLink(code)).toEqual({
      ...{ kind: 'invitation', name: 'Nora Newcomer', username: email },
      ...{ partnerName: 'Test partner', expiresAt: ends },
    });
    await use(code);
    expect((await signIn()).user).toMatchObject({ id: made.id, easyPassword: false });
    expect(await administrator.users.get(made.id)).toMatchObject({
      invitation: 'accepted',
      linkExpiresAt: null,
      confirmedAt: expect.stringMatching(/Z$/),
    });
  });

  it('let nobody in before: no password, no code by mail, and no word that somebody is invited', async () => {
    await invite();
    expect((await refusalOf(signIn())).code).toBe('40101');
    await session().forgotPassword(email);
    expect(testGateway.outbox.mails).toHaveLength(1);
  });

  it('work once, of two at one moment for one alone', async () => {
    await invite();
    const code = mailedLink(testGateway, email);
    const results = await Promise.allSettled([use(code), use(code), use(code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await reasonOf(use(code))).toBe('refusals.linkUsed');
    expect(await reasonOf(session().passwordLink(code))).toBe('refusals.linkUsed');
  });

  it.each([
    [undefined, 72 * HOUR],
    [30, 30 * MINUTE],
    [LINK_MINUTES_MAX, 7 * 24 * HOUR],
  ])('of %s minutes end when their time is over, and are sent once more', async (linkMinutes, life) => {
    const { id } = await invite({ linkMinutes });
    const first = mailedLink(testGateway, email);
    testGateway.clock.advance(life - MINUTE);
    expect((await session().passwordLink(first)).kind).toBe('invitation');
    testGateway.clock.advance(MINUTE);
    expect(await reasonOf(use(first))).toBe('refusals.linkExpired');
    administrator = await partner.as('administrator');
    expect((await administrator.users.get(id)).invitation).toBe('expired');
    expect((await administrator.users.callById(id, 'resetPassword', {})).invitation).toBe('open');
    expect(await reasonOf(use(first))).toBe('refusals.linkReplaced');
    await acceptLink(testGateway, email, PASSWORD);
    expect((await signIn()).user.id).toBe(id);
  });

  it('go to another address alone once that was wrong', async () => {
    const { id } = await invite();
    const first = mailedLink(testGateway, email);
    const right = `right-${email}`;
    expect(await administrator.users.update(id, { email: right })).toMatchObject({ email: right, invitation: 'open' });
    expect(await reasonOf(use(first))).toBe('refusals.linkReplaced');
    expect(testGateway.outbox.mails.map(({ to }) => to)).toEqual([email, right]);
    await acceptLink(testGateway, right, PASSWORD);
    expect((await signIn()).user.email).toBe(right);
  });

  it('end with their users, and wait while those are disabled', async () => {
    const { id } = await invite();
    const code = mailedLink(testGateway, email);
    await administrator.users.callById(id, 'disable', {});
    expect(await refusalOf(use(code))).toMatchObject({ status: 404, reason: 'refusals.linkUnknown' });
    await administrator.users.callById(id, 'enable', {});
    expect((await session().passwordLink(code)).name).toBe('Nora Newcomer');
    await administrator.users.delete(id);
    expect((await refusalOf(use(code))).status).toBe(404);
    expect((await invite()).invitation).toBe('open');
  });

  it('are kept as digests under the key, and known under a former one', async () => {
    await invite();
    const code = mailedLink(testGateway, email);
    const [row] = await testGateway.db.single(sql`SELECT row_to_json(l)::text AS text FROM password_link l
      WHERE partner_id = ${partner.partnerId}`);
    expect(String(row?.text)).not.toContain(code);
    const other = await database.open({ secretKey: 'another key' });
    expect((await refusalOf(clientOf(other).session.passwordLink(code))).status).toBe(404);
    const rotated = await database.open({ secretKey: 'another key', formerKeys: ['a key of links'] });
    expect((await clientOf(rotated).session.passwordLink(code)).kind).toBe('invitation');
  });

  it('refuse a password that is not allowed, and stay open', async () => {
    await invite();
    const code = mailedLink(testGateway, email);
    for (const newPassword of ['weak', 'Welcome-2026', `Nora-${partner.partnerId}@1`]) {
      const refused = await refusalOf(session().setPasswordByLink({ code, newPassword }));
      expect([refused.status, refused.fields[0]?.path]).toEqual([422, 'newPassword']);
    }
    await use(code);
  });

  it('are what a reset by an administrator is: a mail, while the former password and every session end', async () => {
    const [viewer] = await administrator.users.list({ filter: { search: 'The viewer' } });
    const [id, username] = [viewer?.id ?? '', partner.usernameOf('viewer')];
    const own = await partner.as('viewer');
    const answered = await administrator.users.callById(id, 'resetPassword', { linkMinutes: 30 });
    const code = mailedLink(testGateway, username);
    expect(JSON.stringify(answered)).not.toContain(code);
    expect(answered).toMatchObject({ invitation: 'accepted', mustChangePassword: false });
    expect((await refusalOf(own.cards.page({ page: 1, size: 1 }))).kind).toBe('unauthorized');
    expect((await refusalOf(session().login({ username, password: TEST_PASSWORD }))).kind).toBe('unauthorized');
    expect((await session().passwordLink(code)).kind).toBe('reset');
    await use(code);
    expect((await session().login({ username, password: PASSWORD })).user.id).toBe(id);
  });

  it('of a reset end once the address is another', async () => {
    const [viewer] = await administrator.users.list({ filter: { search: 'The viewer' } });
    await administrator.users.callById(viewer?.id ?? '', 'resetPassword', {});
    const code = mailedLink(testGateway, partner.usernameOf('viewer'));
    await administrator.users.update(viewer?.id ?? '', { email });
    expect(await reasonOf(use(code))).toBe('refusals.linkReplaced');
  });
});
