import { type GatewayClient, STORED_BYTES_LIMIT } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from '../../../../../scripts/machine/pace';
import { downloadTable } from '../../concepts/downloads/table';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { createId, SERVICE_SCOPE } from '../database';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const FULL = { reason: 'refusals.quota', params: { used: 2048, limit: 2048 } };

describe.each(DATABASES)('what a partner stores on the %s database', (_name, open) => {
  let database: TestDatabase;
  let gateways: readonly [TestGateway, TestGateway];
  let partner: TestPartner;
  let client: GatewayClient;
  let cardId: string;

  beforeAll(async () => {
    database = await open();
    gateways = [await database.open(), await database.beside()];
  });
  beforeEach(async () => {
    partner = await newPartner(gateways[0]);
    client = await partner.as('operator');
    [cardId = ''] = await partner.addCards([{}]);
  });

  /** A finished export that leaves so many bytes; gives its id. */
  const leaveOnly = async (bytes: number): Promise<string> => {
    const [user] = await (await partner.as('administrator')).users.list({ filter: { search: 'The operator' } });
    const size = STORED_BYTES_LIMIT - bytes;
    const [id, now] = [createId(), new Date()];
    const of = { id, partnerId: partner.partnerId, userId: user?.id ?? '', createdAt: now, finishedAt: now };
    const what = {
      resource: 'card',
      request: {},
      language: 'en',
      status: 'ready',
      fileName: 'a.csv',
      rowsTotal: 1,
    } as const;
    const kept = { size, storedBytes: size, expiresAt: new Date(now.getTime() + 600_000) };
    await database.db.transaction(SERVICE_SCOPE, (tx) => tx.insert(downloadTable).values({ ...of, ...what, ...kept }));
    return id;
  };
  const upload = (by: GatewayClient) => by.cards.upload(new File([new Uint8Array(PDF)], 'a.pdf'), { cardId });
  const used = async () =>
    Number((await database.db.single(sql`SELECT corridor_stored_bytes(${partner.partnerId}) AS n`))[0]?.n);
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const download = await client.downloads.get(id);
        expect(['ready', 'failed']).toContain(download.status);
        return download;
      },
      { timeout: within(20), interval: 20 },
    );
  const chunksOf = (id: string) => database.db.single(sql`SELECT 1 FROM download_chunk WHERE download_id = ${id}`);

  it('ends where there is no space, and goes on once an export was deleted', async () => {
    const id = await leaveOnly(7);
    await upload(client);
    expect(await refusalOf(upload(client))).toMatchObject({ status: 409, ...FULL });
    expect(await used()).toBe(STORED_BYTES_LIMIT - 2);
    await client.downloads.delete(id);
    await upload(client);
    expect(await used()).toBe(2 * PDF.length);
  });

  it('is never too much, though many uploads over two gateways come at one moment', async () => {
    await leaveOnly(3 * PDF.length + 1);
    const token = await partner.tokenOf('operator');
    const clients = gateways.map((gateway) => clientOf(gateway, token));
    const uploads = Array.from({ length: 10 }, () => clients.map(upload)).flat();
    const outcomes = await Promise.allSettled(uploads);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await used()).toBe(STORED_BYTES_LIMIT - 1);
  });

  it('takes no export that has no space, and leaves nothing of one that comes to need it', async () => {
    await partner.addCards(Array.from({ length: 1_200 }, () => ({})));
    const id = await leaveOnly(50_000);
    const before = await used();
    const asked = await client.downloads.create({ resource: 'card' });
    expect(await ended(asked.id)).toMatchObject({ status: 'failed', problem: { reason: 'refusals.quota' } });
    expect([await chunksOf(asked.id), await used()]).toEqual([[], before]);
    await client.downloads.delete(id);
    await leaveOnly(0);
    expect(await refusalOf(client.downloads.create({ resource: 'card' }))).toMatchObject({ status: 409, ...FULL });
  });

  it('counts what exports at one moment have written together', async () => {
    await partner.addCards(Array.from({ length: 600 }, () => ({})));
    const alone = await client.downloads.create({ resource: 'card' });
    const { size } = await ended(alone.id);
    await client.downloads.delete(alone.id);
    await leaveOnly(2 * (size ?? 0));
    const asked = await Promise.all([1, 2, 3].map(() => client.downloads.create({ resource: 'card' })));
    const done = await Promise.all(asked.map(({ id }) => ended(id)));
    expect(await used()).toBeLessThanOrEqual(STORED_BYTES_LIMIT);
    const failed = done.filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    for (const { id } of failed) expect(await chunksOf(id)).toEqual([]);
  });
});
