import { DOWNLOAD_PROGRESS_PATH, type DownloadEvent, readDownloadEvents } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId, SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { roleTable } from '../session/table';
import { downloadTable as d } from './table';

describe.each(DATABASES)('the stream of downloads on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let token: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    token = await partner.tokenOf('operator');
  });

  const write = (work: Parameters<typeof testGateway.db.transaction<unknown>>[1]) =>
    testGateway.db.transaction(SERVICE_SCOPE, work);
  /** An export that some other process has under way. */
  const underWay = async () => {
    const id = createId();
    const [user] = await (await partner.as('administrator')).users.list({ filter: { search: 'The operator' } });
    const about = { resource: 'card', request: {}, language: 'en', fileName: 'cards.csv', rowsTotal: 9 } as const;
    const whose = { partnerId: partner.partnerId, userId: user?.id ?? '' };
    const now = new Date();
    await write((tx) =>
      tx.insert(d).values({ id, ...whose, ...about, status: 'running', attempts: 1, createdAt: now, heartbeatAt: now }),
    );
    return id;
  };
  const change = (id: string, values: Partial<typeof d.$inferInsert>) =>
    write((tx) => tx.update(d).set(values).where(eq(d.id, id)));
  const opened = async (of = token): Promise<AsyncGenerator<DownloadEvent>> => {
    const leaving = new AbortController().signal;
    const stream = await clientOf(testGateway, of).openDownloadStream(leaving);
    if (!stream) throw new Error('there is no stream');
    return readDownloadEvents(stream, leaving);
  };
  const statusOf = async (of: string | null) =>
    (
      await testGateway.gateway.fetch(
        new Request(`http://gateway.test${DOWNLOAD_PROGRESS_PATH}`, { headers: of ? { access_token: of } : {} }),
      )
    ).status;

  it('tells one’s own exports as they come on, and ends with the last', async () => {
    const id = await underWay();
    const events = await opened();
    expect((await events.next()).value).toMatchObject({ kind: 'download', download: { id, rowsDone: 0 } });
    await change(id, { rowsDone: 5 });
    expect((await events.next()).value).toMatchObject({ download: { id, rowsDone: 5 } });
    await change(id, { status: 'ready', rowsDone: 9, size: 1, finishedAt: new Date() });
    expect((await events.next()).value).toMatchObject({ download: { status: 'ready', rowsDone: 9 } });
    expect((await events.next()).value).toEqual({ kind: 'done' });
    expect((await events.next()).done).toBe(true);
    const others = await opened(await partner.tokenOf('administrator'));
    expect((await others.next()).value).toEqual({ kind: 'done' });
  });

  it('ends with the right to read them, and with the gateway', async () => {
    const id = await underWay();
    const byRight = await opened();
    await byRight.next();
    const rules = [{ action: 'read', subject: 'card' }];
    await write((tx) => tx.update(roleTable).set({ rules }).where(eq(roleTable.partnerId, partner.partnerId)));
    expect((await byRight.next()).done).toBe(true);
    expect([await statusOf(token), await statusOf(null)]).toEqual([403, 401]);
    const all = [{ action: 'manage', subject: 'all' }];
    await write((tx) => tx.update(roleTable).set({ rules: all }).where(eq(roleTable.partnerId, partner.partnerId)));
    const open = await opened();
    await open.next();
    await testGateway.gateway.retire();
    expect((await open.next()).done).toBe(true);
    expect(await statusOf(token)).toBe(503);
    await change(id, { status: 'failed' });
  });

  it('ends with a session that is ended elsewhere', async () => {
    const id = await underWay();
    const events = await opened();
    await events.next();
    await clientOf(testGateway, token).session.logout({ token });
    expect((await events.next()).done).toBe(true);
    await change(id, { status: 'failed' });
  });
});
