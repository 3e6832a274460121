import { expect, it } from 'vitest';
import { createScratchDatabase } from '../../testing/ledger/scratchDatabase';
import { signedIn } from '../../testing/signedIn';
import { startProcess } from '../../testing/startProcess';

it('migrates and seeds once though two processes start at one moment, and stops in order', async () => {
  const scratch = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  const environment = { DATABASE_URL: scratch.url };
  const processes = await Promise.all([startProcess(environment), startProcess(environment)]);
  const totals = await Promise.all(
    processes.map(async ({ url }) => (await (await signedIn(await url)).cards.page({ page: 1, size: 10 })).total),
  );
  expect(totals[0]).toBeGreaterThan(200);
  expect(totals[1]).toBe(totals[0]);
  for (const { stop } of processes) stop();
  const ends = await Promise.all(processes.map(({ ended }) => ended));
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  await scratch.drop();
});
