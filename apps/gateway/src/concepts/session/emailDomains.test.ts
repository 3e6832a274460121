import { type GatewayClient, isEmail, isUsername } from '@corridor/core';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId, migrate, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { acceptLink } from '../../testing/passwordLink';
import { refusalOf } from '../../testing/refusalOf';
import { userSchemas } from '../users/schema';
import { emailDomainMigration } from './emailDomainMigration';
import { userTable as u } from './table';

describe.each(DATABASES)('an address of an internationalised domain on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
  });

  /** Both forms of an address that no other test has. */
  const forms = () => {
    const local = `ops-${createId()}`;
    return { own: `${local}@пример.рф`, ascii: `${local}@xn--e1afmkfd.xn--p1ai` };
  };
  const create = (email: string, username: string) =>
    client.users.create({ username, email, name: 'Olga', roleIds: [] });

  it('is one address: mailed whichever form is typed, given once, signed in with by both', async () => {
    const { own, ascii } = forms();
    expect(await create(own.replace('пример', 'ПРИМЕР'), ascii)).toMatchObject({ email: own, username: own });
    await acceptLink(testGateway, own);
    for (const typed of [ascii, own]) await clientOf(testGateway).session.forgotPassword(typed);
    const mails = testGateway.outbox.mails.filter(({ subject }) => subject === 'Your verification code');
    expect(mails.map(({ to }) => to)).toEqual([own, own]);
    const code = /code is (\d{6})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    await clientOf(testGateway).session.verifyResetCode({ email: ascii, code, newPassword: 'Renewed-2027' });
    for (const username of [own, ascii]) {
      const { user } = await clientOf(testGateway).session.login({ username, password: 'Renewed-2027' });
      expect(user.email).toBe(own);
    }
    const taken = await refusalOf(create(ascii, `other-${createId()}`));
    expect(taken).toMatchObject({ kind: 'conflict', fields: [{ path: 'email' }] });
    const found = await client.users.page({ page: 1, size: 10, filter: { search: ascii } });
    expect(found.items.map(({ email }) => email)).toEqual([own]);
  });

  it('gets the form of its own script where it was kept in the other one, unless somebody has that', async () => {
    const [kept, clashing, plain] = [forms(), forms(), `xn--${createId()}@test.example`];
    const bucher = `ops-${createId()}@xn--bcher-kva.example`;
    const emails = [kept.ascii, clashing.own, clashing.ascii, plain, bucher];
    const users = emails.map((email) => ({ id: createId(), email }));
    const createdAt = testGateway.clock.now();
    await database.db.transaction(SERVICE_SCOPE, async (tx) => {
      for (const { id, email } of users)
        await tx
          .insert(u)
          .values({ id, partnerId: partner.partnerId, username: email, email, name: 'Olga', createdAt });
    });
    await migrate(database.db, [{ name: `test-${createId()}/email-domains`, sql: emailDomainMigration.sql }]);
    const ids = users.map(({ id }) => id);
    const rows = await database.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.select({ id: u.id, email: u.email, username: u.username }).from(u).where(inArray(u.id, ids)),
    );
    const after = users.map(({ id }) => rows.find((row) => row.id === id));
    const expected = [kept.own, clashing.own, clashing.ascii, plain, bucher.replace('xn--bcher-kva', 'bücher')];
    expect(after.map((row) => row?.email)).toEqual(expected);
    expect(after.map((row) => row?.username)).toEqual(expected);
  });
});

describe('what a form of users accepts', () => {
  it('the gateway accepts, and nothing else', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ9.-@ ё例क\u094d\u200b\u202e\u00a0İß') });
    const text = fc.oneof(
      part,
      fc.tuple(part, part).map(([local, host]) => `${local}a@${host}.рф`),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(userSchemas.update.safeParse({ email: typed }).success).toBe(isEmail(typed));
        expect(userSchemas.update.safeParse({ username: typed }).success).toBe(isUsername(typed));
      }),
      { examples: [[' aaa']] },
    );
  });
});
