import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { nativeHasher } from '../../servers/node/nativeHasher';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { hashOf, sealSecrets } from './sealedSecrets';

const PIN = '274913';
const [FIRST, SECOND] = ['the first key of PINs', 'the second key of PINs'];
const keys = (secretKey: string, ...formerKeys: string[]) => ({ secretKey, formerKeys });

describe.each(DATABASES)('secrets of cards on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open({ secretKey: FIRST });
    partner = await newPartner(testGateway);
  });

  const storedOf = async (id: string) => {
    const [row] = await database.db.single(sql`SELECT pin_hash FROM card_secret WHERE card_id = ${id}`);
    return String(row?.pin_hash);
  };
  /** A card whose PIN was set by a gateway with the first key. */
  const withPin = async () => {
    const [id = ''] = await partner.addCards([{}]);
    const client = clientOf(testGateway, await partner.tokenOf('operator'));
    await client.cards.callById(id, 'updatePin', { secret: PIN });
    return id;
  };
  /** A card whose PIN was set before hashes were sealed. */
  const withOpenHash = async () => {
    const [id = ''] = await partner.addCards([{}]);
    const hash = await nativeHasher.hash(PIN);
    await database.db.single(
      sql`INSERT INTO card_secret (card_id, partner_id, pin_hash) VALUES (${id}, ${partner.partnerId}, ${hash})`,
    );
    return { id, hash };
  };
  /** Whether keys and a stored hash tell the PIN from another. */
  const tells = async (known: ReturnType<typeof keys>, id: string, stored: string) => {
    const hash = await hashOf(known, id, 'pinHash', stored);
    if (hash === null) return null;
    return (await nativeHasher.verify(hash, PIN)) && !(await nativeHasher.verify(hash, '000000'));
  };

  it('are told by who has the key, and by nobody who reads the database alone', async () => {
    const stored = await storedOf(await withPin());
    expect(stored).not.toMatch(/\$v=/);
    expect(await nativeHasher.verify(stored, PIN)).toBe(false);
    const id = await withPin();
    expect(await tells(keys(FIRST), id, await storedOf(id))).toBe(true);
    expect(await tells(keys(SECOND), id, await storedOf(id))).toBeNull();
    expect(await tells(keys(SECOND, FIRST), id, await storedOf(id))).toBe(true);
  });

  it('are no other card’s, even for who writes into the database', async () => {
    const [id, other] = [await withPin(), await withPin()];
    expect(await tells(keys(FIRST), other, await storedOf(id))).toBeNull();
  });

  it('that were kept open go on, and are sealed by the hourly jobs', async () => {
    const { id, hash } = await withOpenHash();
    expect(await tells(keys(FIRST), id, hash)).toBe(true);
    await testGateway.gateway.scheduledJobs();
    expect(await storedOf(id)).not.toContain(hash.slice(-20));
    expect(await tells(keys(FIRST), id, await storedOf(id))).toBe(true);
  });

  it('stay open where the key is gone with the process', async () => {
    const { id, hash } = await withOpenHash();
    await (await database.open()).gateway.scheduledJobs();
    expect(await storedOf(id)).toBe(hash);
  });

  it('are sealed anew after a change of the key, once, and left alone where nobody has theirs', async () => {
    const [id, lost] = [await withPin(), await withPin()];
    await runJobs(database, sealSecrets, new Date(), { keys: keys(SECOND, FIRST) });
    const renewed = await storedOf(id);
    expect(await tells(keys(SECOND), id, renewed)).toBe(true);
    await runJobs(database, sealSecrets, new Date(), { keys: keys(SECOND) });
    expect(await storedOf(id)).toBe(renewed);
    const before = await storedOf(lost);
    await runJobs(database, sealSecrets, new Date(), { keys: keys('a third key of PINs') });
    expect(await storedOf(lost)).toBe(before);
  });
});
