import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { createGateway, DEMO_KEYS, nativeHasher, openDatabase, seedDatabase } from '@corridor/gateway';
import { freePort } from '../../scripts/machine/freePort';
import { startPostgres } from '../../scripts/postgres/startPostgres';
import { inRoot } from '../../scripts/process/root';
import { serve } from '../../scripts/servers/serve';
import { DEMO_OPERATOR } from '../measure/demoOperator';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import { type OpenedStream, openStream } from './openStream';
import { processFigures } from './processFigures';

const STREAMS = 1_000;
const PER_SESSION = 4;
const AT_ONCE = 20;
const WRITES = 10;
const [KEY] = DEMO_KEYS;
const NODE = ['--conditions=@corridor/source', '--import', 'tsx'];

/** A thousand open streams on one process over PostgreSQL: its memory, and how long until all of them have heard of a write. */
export async function measureStreams(): Promise<Figures> {
  const postgres = await startPostgres();
  const metrics = String(await freePort());
  try {
    await seed(postgres.url);
    const gateway = await serve(process.execPath, [...NODE, inRoot('bench', 'gateway', 'serveDatabase.ts')], {
      env: { DATABASE_URL: postgres.url, METRICS_PORT: metrics },
    });
    try {
      return await measureFanOut(gateway.url, `http://127.0.0.1:${metrics}/metrics`);
    } finally {
      await gateway.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function seed(url: string): Promise<void> {
  const db = await openDatabase({ databaseURL: url });
  await createGateway({ db });
  await seedDatabase({ db, passwords: nativeHasher });
  await db.close();
}

async function measureFanOut(url: string, metrics: string): Promise<Figures> {
  const writer = await signedIn(url);
  const before = await processFigures(metrics);
  const streams = await openStreams(url);
  const open = await processFigures(metrics);
  const { items } = await writer.cards.page({ page: 1, size: WRITES, filter: { status: ['normal'] } });
  const delays: number[] = [];
  for (const { id } of items) delays.push(...(await fanOut(writer, id, streams)));
  const after = await processFigures(metrics);
  for (const { leave } of streams) leave();
  return {
    'live.streams1000.rssMB': rounded(open.rssMB),
    'live.streams1000.addedMB': rounded(open.rssMB - before.rssMB),
    'live.fanout.p50Ms': rounded(percentile(delays, 0.5)),
    'live.fanout.p99Ms': rounded(percentile(delays, 0.99)),
    'live.fanout.cpuMs': rounded((after.cpuMs - open.cpuMs) / items.length),
  };
}

async function signedIn(url: string): Promise<GatewayClient> {
  const { accessToken } = await createGatewayClient({ baseURL: url }).session.login(DEMO_OPERATOR);
  return createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
}

/** Streams of pages that partners embed, as many to a session as one may have. */
async function openStreams(url: string): Promise<OpenedStream[]> {
  const partner = createGatewayClient({ baseURL: url, getAccessToken: () => KEY?.key });
  const opened: OpenedStream[] = [];
  while (opened.length < STREAMS) {
    const sessions = Array.from({ length: AT_ONCE / PER_SESSION }, async () => {
      const { accessToken } = await partner.embedSessions.create({ components: ['CardTable'] });
      const page = createGatewayClient({ baseURL: url, getAccessToken: () => accessToken });
      return Promise.all(Array.from({ length: PER_SESSION }, () => openStream(page)));
    });
    opened.push(...(await Promise.all(sessions)).flat());
  }
  return opened;
}

/** Milliseconds from the answer of a write until each stream has told of it. */
async function fanOut(writer: GatewayClient, card: string, streams: readonly OpenedStream[]): Promise<number[]> {
  const heard = streams.map(({ nextChange }) => nextChange().then(() => performance.now()));
  await writer.cards.callById(card, 'block', {});
  const answered = performance.now();
  return (await Promise.all(heard)).map((at) => Math.max(0, at - answered));
}
