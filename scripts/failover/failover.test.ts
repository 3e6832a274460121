import { randomInt } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { auditBooks } from '../../apps/gateway/src/app/auditBooks';
import { bundle } from '../../apps/gateway/src/testing/bundle';
import { numbersFrom } from '../../apps/gateway/src/testing/ledger/crowd';
import { type RunningServer, serve } from '../servers/serve';
import { openBooks, SHOPS, TRANSFERS } from './openBooks';
import { type Load, startLoad } from './startLoad';
import { type Pair, startPair } from './startPair';

const KILLS = Number(process.env.FAILOVER_KILLS ?? 10);
const SEED = Number(process.env.FAILOVER_SEED ?? randomInt(100_000));
const MOST_SECONDS = 5;
const KEPT_IN = [
  [TRANSFERS, 'transfer_order'],
  [SHOPS, 'shop'],
] as const;
const NONE = { lost: [], doneTwice: [] };
const PATIENCE = { timeout: 60_000, interval: 5 };

async function startGateway(pair: Pair): Promise<RunningServer> {
  const program = await bundle(new URL('../../apps/gateway/src/servers/node/main.ts', import.meta.url));
  const env = { DATABASE_URL: pair.url, CORRIDOR_SECRET_KEY: 'the same for both', CORRIDOR_SEED: '0', PORT: '0' };
  return serve(process.execPath, [program], { env });
}

/** Waits until both gateways acknowledged writes that were sent after a moment, and gives the seconds until then. */
function goingOn({ acknowledged, wrong }: Load, since: number): Promise<number> {
  return vi.waitFor(() => {
    expect(wrong).toEqual([]);
    const first = [0, 1].map(
      (own) => acknowledged.find(({ gateway, sentAt }) => gateway === own && sentAt > since)?.answeredAt ?? Infinity,
    );
    const seconds = (Math.max(...first) - since) / 1000;
    expect(seconds).toBeLessThan(Infinity);
    return seconds;
  }, PATIENCE);
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

it(
  `loses no acknowledged write and does none twice, though the primary is killed ${KILLS} times (seed ${SEED})`,
  async () => {
    const random = numbersFrom(SEED);
    const pair = await startPair();
    const { db, writers } = await openBooks(pair.url);
    const gateways = await Promise.all([startGateway(pair), startGateway(pair)]);
    const urls = gateways.map(({ url }) => url);
    const load = startLoad(urls, writers);
    let busy = 0;
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        if (kill > 1) await pair.rebuild();
        const last = load.counts.sent + 40 + random(200);
        await vi.waitFor(() => expect(load.counts.sent).toBeGreaterThan(last), PATIENCE);
        // Commits that wait keep their locks, and those behind them are told to come again.
        if (kill % 2 === 0) await pair.holdAnswers();
        else expect(load.counts.busy).toBe(busy);
        await pair.failOver();
        busy = load.counts.busy;
        const seconds = await goingOn(load, performance.now());
        console.log(`kill ${kill}: both gateways went on ${seconds.toFixed(2)} s after the promotion`);
        expect(seconds).toBeLessThan(MOST_SECONDS);
      }
      await load.stop();
      expect(load.wrong).toEqual([]);
      // Both gateways went on; these connections find the primary with their own next look.
      await vi.waitFor(() => db.asOwner((run) => run('SELECT 1')), PATIENCE);
      for (const [path, table] of KEPT_IN) {
        const acknowledged = load.acknowledged.filter((write) => write.path === path).map(({ id }) => id);
        const kept = (await db.asOwner((run) => run(`SELECT id FROM ${table}`))).map(({ id }) => String(id));
        expect(acknowledged.length).toBeGreaterThan(0);
        expect({ lost: without(acknowledged, kept), doneTwice: without(kept, acknowledged) }).toEqual(NONE);
        expect(kept.length).toBe(acknowledged.length);
      }
      expect(await db.asOwner(auditBooks)).toEqual({});
      const { sent, unavailable } = load.counts;
      console.log(`${sent} requests, ${unavailable} answered 503, ${load.acknowledged.length} writes acknowledged`);
    } finally {
      await load.stop();
      await Promise.all(gateways.map(({ stop }) => stop()));
      await db.close();
      await pair.stop();
    }
  },
  60_000 * (KILLS + 2),
);
