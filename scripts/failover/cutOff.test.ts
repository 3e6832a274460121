import { openDatabase } from '@corridor/gateway';
import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../apps/gateway/src/platform/database';
import { startPair } from './startPair';
import { startRelay } from './startRelay';

const MOST_SECONDS = 5;

it('leaves a primary that says nothing more for the one that was promoted, and what waited for it ends', async () => {
  const pair = await startPair();
  const relays = await Promise.all(pair.ports.map(startRelay));
  const [one, two] = relays.map(({ port }) => `127.0.0.1:${port}`);
  const db = await openDatabase({ databaseURL: pair.url.replace(/@[^/]+/, `@${one},${two}`) });
  try {
    await db.asOwner((run) => run('CREATE TABLE kept (id integer)'));
    let isAsked = false;
    const waiting = db.asOwner(async (run) => {
      const answer = run('SELECT pg_sleep(10)');
      isAsked = true;
      return answer;
    });
    const ended = waiting.then(
      () => 'answered',
      (reason: unknown) => reason,
    );
    await vi.waitFor(() => expect(isAsked).toBe(true));
    relays[0]?.cut();
    await pair.failOver();
    const promoted = performance.now();
    await vi.waitFor(() => db.asOwner((run) => run('INSERT INTO kept VALUES (1)')), { timeout: 60_000 });
    const seconds = (performance.now() - promoted) / 1000;
    console.log(`went on ${seconds.toFixed(2)} s after the promotion`);
    expect(seconds).toBeLessThan(MOST_SECONDS);
    expect(await ended).toBeInstanceOf(DatabaseUnavailable);
    expect(await db.asOwner((run) => run('SELECT id FROM kept'))).toEqual([{ id: 1 }]);
  } finally {
    await db.close();
    for (const relay of relays) relay.stop();
    await pair.stop();
  }
}, 240_000);
