import { createHash } from 'node:crypto';
import { createRequestId } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId, type Database } from '../platform/database';
import { createTestVault, TEST_VAULT_KEY } from '../platform/vault';
import { nativeHasher } from '../servers/node/nativeHasher';
import { DATABASES, type TestGateway } from '../testing/databases';
import { newKey } from '../testing/newKey';
import { clientOf, newPartner, TEST_PASSWORD, type TestPartner } from '../testing/newPartner';
import { openOwnDatabase } from '../testing/ownDatabase';
import { refusalOf } from '../testing/refusalOf';
import { tableNames } from '../testing/tablesOf';

const [PIN, ACS_PASSWORD, NEXT, NOBODY] = ['481592', 'Sesame-42', 'Renewed-2027', 'nobody@test.example'];
const ALGORITHMS = ['md5', 'sha1', 'sha256', 'sha512'];
const LABELS = ['card', 'code', 'email', 'forgot', 'inquiry', 'inquiry:card', 'login', 'login:user', 'pin', 'reset'];

const SLOW_HASH = /\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+/g;

/** Whatever in a text has the form of a digest. */
const digestsIn = (text: string) => text.match(/[0-9a-f]{32,}|[\w+/-]{22,}={0,2}/g) ?? [];

const digestsOf = (text: string) =>
  ALGORITHMS.flatMap((algorithm) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash(algorithm).update(text).digest(form)),
  );

describe.each(DATABASES)('what the %s database keeps of short secrets', (_name, open) => {
  let db: Database;
  let testGateway: TestGateway;
  let partner: TestPartner;
  const kept = new Set<string>();
  const hashes = new Set<string>();

  beforeAll(async () => {
    db = await openOwnDatabase();
    const shared = await open();
    testGateway = { ...(await shared.open({ db, secretKey: 'a key that is not in the database' })), db };
    partner = await newPartner(testGateway);
  });
  afterAll(() => db.close());

  /** The rows of a table as texts. */
  const textsOf = async (name: string) =>
    (await db.single(sql`SELECT t::text AS text FROM ${sql.identifier(name)} AS t`)).map(({ text }) => String(text));
  /** Notes every digest and every slow hash that is in any row of any table now. */
  const look = async () => {
    for (const name of await tableNames(testGateway)) {
      const text = (await textsOf(name)).join('\n');
      for (const digest of digestsIn(text)) kept.add(digest);
      for (const [hash] of text.matchAll(SLOW_HASH)) hashes.add(hash);
    }
  };
  const idsOf = async (table: string) =>
    (await db.single(sql`SELECT id FROM ${sql.identifier(table)}`)).map(({ id }) => String(id));

  /** Digests of texts alone, and beside each of others in the ways that keys are made. */
  const everyDigest = (texts: readonly string[], others: readonly string[]) =>
    texts.flatMap((text) => [
      ...digestsOf(text),
      ...others.flatMap((other) =>
        ['', ':', '|', '-'].flatMap((mark) => [
          ...digestsOf(`${other}${mark}${text}`),
          ...digestsOf(`${text}${mark}${other}`),
        ]),
      ),
    ]);

  it('is nothing that can be found by trying', { timeout: 120_000 }, async () => {
    const session = clientOf(testGateway).session;
    const username = partner.usernameOf('finance');
    const codeOf = () => /code is (\d{6})/.exec(testGateway.outbox.mails.at(-1)?.text ?? '')?.[1] ?? 'no mail';
    const keep = () => ({ requestId: createRequestId() });

    for (const name of [username, NOBODY]) {
      await refusalOf(session.login({ username: name, password: 'Wrong-2026' }));
      await session.forgotPassword(name);
      await refusalOf(session.verifyResetCode({ email: name, code: '000000', newPassword: NEXT }));
      await look();
    }
    const code = codeOf();
    await session.verifyResetCode({ email: username, code, newPassword: NEXT });
    const { accessToken } = await session.login({ username, password: NEXT });
    await look();
    const changing = clientOf(testGateway, accessToken).session;
    await changing.changePassword({ oldPassword: NEXT, newPassword: TEST_PASSWORD }, { token: accessToken });

    const operator = await partner.as('operator');
    const cardId = createId();
    const cardNumber = await createTestVault(TEST_VAULT_KEY).numberOf(cardId, '424242');
    await partner.addCards([{ id: cardId, last4: cardNumber.slice(-4) }]);
    await operator.cards.callById(cardId, 'updatePin', { secret: PIN }, keep());
    await operator.cards.callById(cardId, 'updateAcsPassword', { secret: ACS_PASSWORD }, keep());
    await refusalOf(clientOf(testGateway).balanceInquiry.open({ cardNumber, expiry: '2098-12' }));
    await look();
    await clientOf(testGateway).balanceInquiry.open({ cardNumber, expiry: '2099-12' });

    const administrator = await partner.as('administrator');
    await refusalOf(administrator.cards.callById(cardId, 'reveal', { password: 'Wrong-2026' }));
    await administrator.cards.callById(cardId, 'reveal', { password: TEST_PASSWORD });
    const server = await newKey(testGateway, partner, 'administrator');
    const { accessToken: pageToken } = await server.open({ components: ['CardTable'] });
    await refusalOf(clientOf(testGateway, 'key.wrong').embedSessions.create({ components: ['CardTable'] }));
    await look();

    // A token of 256 bits cannot be found by trying, and shows that this looks where digests are.
    for (const token of [pageToken, server.key]) expect(kept).toContain(digestsOf(token)[6]);
    const typed = [username, NOBODY, code, cardNumber, PIN, ACS_PASSWORD, NEXT, TEST_PASSWORD, '000000', 'Wrong-2026'];
    const ids = [...(await idsOf('app_user')), cardId, partner.partnerId];
    const nobody = createHash('sha256').update(NOBODY).digest('hex');
    const found = everyDigest(typed, [...typed, ...ids, ...LABELS, nobody, '2099-12', '2098-12']).filter((digest) =>
      kept.has(digest),
    );
    expect(found).toEqual([]);
    const told: boolean[] = [];
    for (const hash of hashes) {
      told.push(await nativeHasher.verify(hash, TEST_PASSWORD));
      for (const secret of [PIN, ACS_PASSWORD, code]) expect(await nativeHasher.verify(hash, secret)).toBe(false);
    }
    expect(told).toContain(true);
  });
});
