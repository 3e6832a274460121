import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { approvalOf } from '../approvals/testing/approvalOf';
import { LOGIN_ALLOWANCE } from './limits';

const HOUR = 3_600_000;
const RULES = [{ action: 'read', subject: 'shop' }];

describe.each(DATABASES)('changes of addresses of mail on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let administrator: GatewayClient;
  let oldEmail: string;
  let newEmail: string;
  let userId: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open({ publicUrl: 'https://pay.test.example/' });
    partner = await newPartner(testGateway);
    administrator = await partner.as('administrator');
    oldEmail = partner.usernameOf('operator');
    newEmail = `new-${oldEmail}`;
    userId = (await administrator.users.getBy({ username: oldEmail })).id;
  });

  const signIn = (password = TEST_PASSWORD) => clientOf(testGateway).session.login({ username: oldEmail, password });
  const linkIn = (what: 'undo' | 'confirm', to: string) =>
    testGateway.outbox.mails
      .filter((mail) => mail.to === to)
      .flatMap(
        ({ text }) => new RegExp(`https://pay\\.test\\.example/email#${what}=([\\w-]{43})\\n`).exec(text)?.[1] ?? [],
      )
      .at(-1) ?? 'no link';
  const emailNow = async () => (await administrator.users.get(userId)).email;
  const change = (email = newEmail) => administrator.users.update(userId, { email });

  it('of another are told to both, end the sessions and void the codes', async () => {
    const { accessToken } = await signIn();
    await clientOf(testGateway).session.forgotPassword(oldEmail);
    const code = /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await change();
    expect((await refusalOf(clientOf(testGateway).session.query({ token: accessToken }))).status).toBe(401);
    const reset = { email: newEmail, code, newPassword: 'Renewed-2027' };
    expect((await refusalOf(clientOf(testGateway).session.verifyResetCode(reset))).status).toBe(422);
    const [toOld, toNew] = testGateway.outbox.mails.slice(-2);
    expect([toOld?.to, toNew?.to]).toEqual([oldEmail, newEmail]);
    expect(toOld?.text).toContain(`was changed to ${newEmail}, by `);
    expect(linkIn('undo', oldEmail)).not.toBe('no link');
    expect(linkIn('undo', newEmail)).toBe('no link');
    expect(linkIn('confirm', oldEmail)).toBe('no link');
  });

  it('of a name alone, or of nothing, tell nobody', async () => {
    const { accessToken } = await signIn();
    await administrator.users.update(userId, { name: 'Another Name', email: oldEmail });
    expect(testGateway.outbox.mails).toEqual([]);
    expect((await clientOf(testGateway).session.query({ token: accessToken })).name).toBe('Another Name');
  });

  it('of oneself ask for the password, and leave the session that asks', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const own = clientOf(testGateway, one.accessToken);
    const wrong = await refusalOf(own.session.changeEmail({ email: newEmail, password: 'Wrong-2026' }));
    expect([wrong.status, wrong.fields[0]]).toMatchObject([
      422,
      { path: 'password', reason: 'refusals.notYourPassword' },
    ]);
    expect((await own.session.changeEmail({ email: newEmail, password: TEST_PASSWORD })).email).toBe(newEmail);
    expect((await own.session.query()).email).toBe(newEmail);
    expect((await refusalOf(clientOf(testGateway).session.query({ token: other.accessToken }))).status).toBe(401);
    expect(testGateway.outbox.mails.map(({ to }) => to)).toEqual([oldEmail, newEmail]);
  });

  it('of oneself are no way around the password, and no way to try it', async () => {
    const own = clientOf(testGateway, (await signIn()).accessToken);
    const self = (await administrator.session.query()).id;
    const beside = await refusalOf(administrator.users.update(self, { email: newEmail }));
    expect(beside.fields[0]).toMatchObject({ path: 'email', reason: 'refusals.ownEmail' });
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time <= LOGIN_ALLOWANCE.attempts; time += 1)
      statuses.push((await refusalOf(own.session.changeEmail({ email: newEmail, password: 'Wrong-2026' }))).status);
    expect(statuses).toEqual([...Array(LOGIN_ALLOWANCE.attempts).fill(422), 429]);
    expect(await emailNow()).toBe(oldEmail);
  });

  it('are undone from the old address for 72 hours, with the password that came by the new one', async () => {
    await change();
    const taken = clientOf(testGateway);
    await taken.session.forgotPassword(newEmail);
    const code = /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await taken.session.verifyResetCode({ email: newEmail, code, newPassword: 'Thiefs-2026' });
    const { accessToken } = await signIn('Thiefs-2026');
    testGateway.clock.advance(71 * HOUR);
    const undo = linkIn('undo', oldEmail);
    await clientOf(testGateway).session.undoEmail(undo);
    expect(await partnerEmail()).toBe(oldEmail);
    expect((await refusalOf(clientOf(testGateway).session.query({ token: accessToken }))).status).toBe(401);
    for (const password of ['Thiefs-2026', TEST_PASSWORD]) expect((await refusalOf(signIn(password))).status).toBe(401);
    await clientOf(testGateway).session.forgotPassword(oldEmail);
    const own = /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await clientOf(testGateway).session.verifyResetCode({ email: oldEmail, code: own, newPassword: 'Renewed-2027' });
    expect((await signIn('Renewed-2027')).user.email).toBe(oldEmail);
    for (const attempt of [
      () => clientOf(testGateway).session.undoEmail(undo),
      () => clientOf(testGateway).session.confirmEmail(linkIn('confirm', newEmail)),
      () => clientOf(testGateway).session.undoEmail('nobodys'),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 409, reason: 'refusals.emailLinkOver' });
  });

  it('are undone with all that followed, and not after 72 hours', async () => {
    await change();
    await change(`second-${oldEmail}`);
    await clientOf(testGateway).session.undoEmail(linkIn('undo', oldEmail));
    expect(await partnerEmail()).toBe(oldEmail);
    expect((await refusalOf(clientOf(testGateway).session.undoEmail(linkIn('undo', newEmail)))).status).toBe(409);
    administrator = await partner.as('administrator');
    await change();
    testGateway.clock.advance(72 * HOUR);
    expect((await refusalOf(clientOf(testGateway).session.undoEmail(linkIn('undo', oldEmail)))).status).toBe(409);
  });

  it('keep the old address from everybody else until then', async () => {
    await change();
    const { id: other } = await administrator.users.getBy({ username: partner.usernameOf('viewer') });
    const newcomer = {
      username: 'thief-of-address',
      name: 'Thief',
      email: oldEmail,
      roleIds: [],
    };
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const finance = clientOf(testGateway, (await signInAs('finance')).accessToken);
    for (const attempt of [
      () => administrator.users.create(newcomer),
      () => stranger.users.create(newcomer),
      () => administrator.users.update(other, { email: oldEmail.toUpperCase() }),
      () => finance.session.changeEmail({ email: oldEmail, password: TEST_PASSWORD }),
    ])
      expect((await refusalOf(attempt())).fields[0]).toMatchObject({ path: 'email', reason: 'refusals.unusable' });
    await change(oldEmail);
    expect(await emailNow()).toBe(oldEmail);
  });

  it('make one hand of who changes and whose it is, until it is confirmed and 72 hours have passed', async () => {
    await administrator.approvalPolicies.create({ kind: 'roles', threshold: null, approvers: 1, hours: 720 });
    await testGateway.db.single(sql`UPDATE role SET rules = '[{"action":"manage","subject":"all"}]'
      WHERE partner_id = ${partner.partnerId} AND name = 'operator'`);
    const decide = async () => {
      const role = {
        name: `Readers ${testGateway.clock.now().getTime()}`,
        description: '',
        rules: RULES,
        permissionIds: [],
      };
      const id = await approvalOf((await partner.as('administrator')).roles.create(role));
      const client = clientOf(testGateway, (await signIn()).accessToken);
      return client.approvals.callById(id, 'approve', {}).then(
        ({ status }) => status,
        ({ reason }) => reason,
      );
    };
    expect(await decide()).toBe('approved');
    const own = clientOf(testGateway, (await signIn()).accessToken);
    await own.approvals.callById(await approvalOf(change()), 'approve', {});
    expect(await decide()).toBe('refusals.addressUnconfirmed');
    await clientOf(testGateway).session.confirmEmail(linkIn('confirm', newEmail));
    expect(await decide()).toBe('refusals.addressGiven');
    testGateway.clock.advance(73 * HOUR);
    expect(await decide()).toBe('approved');
  });

  const signInAs = (role: 'finance') =>
    clientOf(testGateway).session.login({ username: partner.usernameOf(role), password: TEST_PASSWORD });
  // The administrator's session may have ended with the clock.
  const partnerEmail = async () => {
    administrator = await partner.as('administrator');
    return emailNow();
  };
});
