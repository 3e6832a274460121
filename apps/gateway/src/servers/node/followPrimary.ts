import type pg from 'pg';
import { type LedPool, leadConnections } from './leadConnections';
import { openWatch, timelineOf } from './watchServer';

/** The one of several servers that takes writes, as pools follow it. */
export interface Primary {
  /** Options of a pool: its connections lead to the primary, and end once another server is it. */
  readonly pooled: LedPool;
  /** Asks no server any more. */
  close(): void;
}

const LOOK_MS = 500;

/** Why a new connection is of no use, told as a server does that is not ready yet. */
class NotPrimary extends Error {
  override readonly name = 'NotPrimary';
  readonly code = '57P03';
}

/**
 * Finds the primary of servers that replicate each other and asks all of them twice a second. Each promotion begins a timeline
 * with a higher number: the highest one leads, and a former primary that comes back is never written to.
 * @throws Error when none takes writes now
 */
export async function followPrimary(urls: readonly string[]): Promise<Primary> {
  const heard = urls.map(() => 0);
  const led = { by: 0, timeline: 0 };
  const { Client, endOthers } = leadConnections(() => urls[led.by]);

  const hear = (index: number, timeline: number) => {
    heard[index] = timeline;
    // On one timeline there is one server, which may have two addresses.
    const isSilent = heard[led.by] === 0;
    if (timeline < led.timeline || timeline === 0 || (timeline === led.timeline && !isSilent)) return;
    led.timeline = timeline;
    if (led.by === index) return;
    led.by = index;
    // A server that is cut off says nothing: who waits for its answer would wait for many minutes.
    endOthers();
  };

  const watches = urls.map((url, index) => ({ index, ...openWatch(url, timelineOf, 0) }));
  const close = () => {
    clearInterval(timer);
    for (const watch of watches) watch.close();
  };
  const look = ({ index, ask }: (typeof watches)[number]) => ask().then((timeline) => hear(index, timeline));
  await Promise.all(watches.map(look));
  const timer = setInterval(() => {
    for (const watch of watches) void look(watch);
  }, LOOK_MS);
  timer.unref();
  if (led.timeline === 0) {
    close();
    const failures = watches.flatMap((watch) => watch.failure() ?? []);
    throw new Error(['none of its servers takes writes', ...new Set(failures)].join('; '));
  }
  const onConnect = async (client: pg.ClientBase) => {
    const timeline = await timelineOf(client);
    if (timeline === 0 || timeline < led.timeline) throw new NotPrimary('the server is not the primary');
  };
  return { pooled: { Client, onConnect }, close };
}
