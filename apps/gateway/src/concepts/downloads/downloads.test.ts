import type { Download, DownloadInput, GatewayClient } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { downloadTable } from './table';

const PAGE = { page: 1, size: 10 };
const WAIT = { timeout: 60_000, interval: 20 };

describe.each(DATABASES)('downloads on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  const ended = (id: string): Promise<Download> =>
    vi.waitFor(async () => {
      const download = await client.downloads.get(id);
      expect(['ready', 'failed']).toContain(download.status);
      return download;
    }, WAIT);
  const textOf = async (id: string) => (await client.fetchDownload(id)).blob.text();
  const cards = (count: number) =>
    partner.addCards(Array.from({ length: count }, (_, n) => ({ holderName: `Ada ${n}` })));
  /** A request as it stands in the database when the process that served it is gone. */
  const leftBehind = async (change: Partial<typeof downloadTable.$inferInsert> = {}) => {
    const [user] = await (await partner.as('administrator')).users.list({ filter: { search: 'The operator' } });
    const id = createId();
    const row = {
      partnerId: partner.partnerId,
      userId: user?.id ?? '',
      resource: 'card',
      request: { columns: columnsOf('id') },
      language: 'en' as const,
    };
    const asked = {
      id,
      ...row,
      status: 'running' as const,
      fileName: 'cards.csv',
      rowsTotal: 5,
      attempts: 1,
      createdAt: new Date('2026-01-01'),
      heartbeatAt: new Date('2026-01-01'),
      ...change,
    };
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) => tx.insert(downloadTable).values(asked));
    return id;
  };

  // @spec 7.export-background
  it('writes a file in the background that holds what the export would', async () => {
    await cards(2_300);
    const columns = [
      ...columnsOf('id', 'createdAt'),
      { field: 'status', header: 'Statut', words: { normal: 'En service' } },
    ];
    const input: DownloadInput = {
      resource: 'card',
      columns,
      zone: 'Asia/Tokyo',
      sort: { field: 'last4', direction: 'asc' },
    };
    const asked = await client.downloads.create(input);
    expect(asked).toMatchObject({ resource: 'card', rowsDone: 0, rowsTotal: 2_300, size: null });
    const done = await ended(asked.id);
    expect(done).toMatchObject({ status: 'ready', rowsDone: 2_300, problem: null });
    const file = await client.fetchDownload(asked.id);
    expect(file.name).toMatch(/^cards-\d{8}-\d{6}\.csv$/);
    expect(file.blob.size).toBe(done.size);
    const direct = await client.cards.export({
      columns,
      zone: 'Asia/Tokyo',
      sort: { field: 'last4', direction: 'asc' },
    });
    expect(await file.blob.text()).toBe(await direct.blob.text());
    expect((await client.downloads.page({ ...PAGE, filter: { status: ['ready'], resource: ['card'] } })).total).toBe(1);
    expect(await client.downloads.list({ filter: { resource: ['merchant'] } })).toEqual([]);
  });

  it.each([
    [{ resource: 'spaceship' }, 'resource'],
    [{ resource: 'config' }, 'resource'],
    [{ resource: 'card', filter: { status: ['melted'] } }, 'filter.status.0'],
    [{ resource: 'card', filter: { nothing: 1 } }, 'filter.nothing'],
    [{ resource: 'card', columns: columnsOf('pinHash') }, 'columns.0.field'],
    [{ resource: 'card', sort: { field: 'pinHash', direction: 'asc' as const } }, 'sort.field'],
    [{ resource: 'card', zone: 'Mars/Olympus' }, 'zone'],
  ])('refuses %o at %s before anything waits', async (input, path) => {
    const refused = await refusalOf(client.downloads.create(input));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    expect(await client.downloads.list()).toEqual([]);
  });

  it('goes on with what a process left behind when it ended', async () => {
    await cards(5);
    const id = await leftBehind();
    await database.open();
    expect(await ended(id)).toMatchObject({ status: 'ready', rowsDone: 5 });
    expect((await textOf(id)).split('\r\n')).toHaveLength(7);
  });

  it('gives up what is interrupted again and again, and what its user may no longer do', async () => {
    const tired = await leftBehind({ attempts: 3 });
    const unknown = await leftBehind({ resource: 'spaceship' });
    await database.open();
    expect(await ended(tired)).toMatchObject({
      status: 'failed',
      problem: { reason: 'refusals.exportInterrupted', params: {} },
    });
    expect(await ended(unknown)).toMatchObject({ status: 'failed', problem: { reason: 'refusals.unknownResource' } });
    expect((await refusalOf(client.fetchDownload(tired))).kind).toBe('conflict');
    const rules = [{ action: 'read', subject: 'all' }];
    await testGateway.db.single(
      sql`UPDATE role SET rules = ${JSON.stringify(rules)}::jsonb WHERE partner_id = ${partner.partnerId} AND name = 'operator'`,
    );
    const forbidden = await leftBehind();
    await database.open();
    expect(await ended(forbidden)).toMatchObject({
      status: 'failed',
      problem: { reason: 'refusals.exportForbidden', params: {} },
    });
  });

  it('lets a file go after a week, or when it is given up', async () => {
    await cards(1);
    const { id } = await client.downloads.create({ resource: 'card' });
    await ended(id);
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx
        .update(downloadTable)
        .set({ expiresAt: new Date('2026-01-01') })
        .where(eq(downloadTable.id, id)),
    );
    await testGateway.gateway.scheduledJobs();
    expect((await client.downloads.get(id)).status).toBe('expired');
    expect((await refusalOf(client.fetchDownload(id))).kind).toBe('conflict');
    expect(await testGateway.db.single(sql`SELECT 1 FROM download_chunk WHERE download_id = ${id}`)).toEqual([]);
    await client.downloads.delete(id);
    expect((await refusalOf(client.downloads.get(id))).kind).toBe('not-found');
  });

  it('exports once more what it exported, with the same filter and columns', async () => {
    await cards(4);
    const [blocked] = await client.cards.list();
    await client.cards.callById(blocked?.id ?? '', 'block', {});
    const input: DownloadInput = {
      resource: 'card',
      filter: { status: ['blocked'] },
      columns: [{ field: 'id', header: 'Card' }],
      zone: 'Asia/Tokyo',
    };
    const first = await client.downloads.create(input);
    await ended(first.id);
    const again = await client.downloads.callById(first.id, 'again', {});
    expect(again).toMatchObject({ resource: 'card', rowsTotal: 1 });
    expect(again.id).not.toBe(first.id);
    expect(await ended(again.id)).toMatchObject({ status: 'ready', rowsDone: 1 });
    expect(await textOf(again.id)).toBe(await textOf(first.id));
    expect(await textOf(again.id)).toBe(`Card\r\n${blocked?.id}\r\n`);
  });

  it('leaves nothing of an export that is given up while it runs', async () => {
    await cards(2_300);
    const { id } = await client.downloads.create({ resource: 'card' });
    const begun = async () => {
      const { status, rowsDone } = await client.downloads.get(id);
      expect([status, rowsDone > 0]).toEqual(['running', true]);
    };
    await vi.waitFor(begun, { ...WAIT, interval: 1 });
    await client.downloads.delete(id);
    const next = await client.downloads.create({ resource: 'merchant' });
    await ended(next.id);
    expect(await testGateway.db.single(sql`SELECT 1 FROM download_chunk WHERE download_id = ${id}`)).toEqual([]);
    expect((await refusalOf(client.downloads.get(id))).kind).toBe('not-found');
  });

  it('belongs to one user', async () => {
    await cards(1);
    const { id } = await client.downloads.create({ resource: 'card' });
    await ended(id);
    const others = [await partner.as('administrator'), await (await newPartner(testGateway)).as('operator')];
    for (const other of others) {
      expect((await refusalOf(other.downloads.get(id))).kind).toBe('not-found');
      expect((await refusalOf(other.downloads.delete(id))).kind).toBe('not-found');
      expect((await refusalOf(other.fetchDownload(id))).kind).toBe('not-found');
      expect(await other.downloads.list()).toEqual([]);
    }
    expect((await refusalOf((await partner.as('viewer')).downloads.create({ resource: 'card' }))).kind).toBe(
      'forbidden',
    );
    expect((await refusalOf(client.downloads.create({ resource: 'log' }))).kind).toBe('forbidden');
  });
});
