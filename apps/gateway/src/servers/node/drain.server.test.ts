import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createScratchDatabase } from '../../testing/ledger/scratchDatabase';
import { startProcess } from '../../testing/startProcess';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

// On a server its first jobs, which write the statements of the seeds, leave it time to answer meanwhile.
it('told to stop by whoever hears its first answer, it drains as later on', async () => {
  const port = await freePort();
  const { url: DATABASE_URL, drop } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  const secret = { CORRIDOR_SECRET_KEY: '7'.repeat(64) };
  const { ended, stop } = await startProcess({
    PORT: String(port),
    DATABASE_URL,
    CORRIDOR_DRAIN_SECONDS: '1',
    ...secret,
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 60_000, interval: 5 });
  stop('SIGTERM');
  await vi.waitFor(async () => expect(await ready()).toBe(503));
  expect(await ended).toEqual({ code: 0, errors: '' });
  await drop();
});
