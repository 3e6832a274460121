import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Job, schedule } from './schedule.js';

/** Runs jobs that each end when told, and tells what happened. */
async function runJobs(slots: number, after: readonly (readonly number[])[]) {
  const begun: number[] = [];
  const ended = new Set<number>();
  let most = 0;
  const wrong: number[] = [];
  const jobs = after.map(
    (names, index): Job => ({
      name: `${index}`,
      after: names.map(String),
      run: async () => {
        if (names.some((name) => !ended.has(name))) wrong.push(index);
        begun.push(index);
        most = Math.max(most, begun.length - ended.size);
        await new Promise((resolve) => setImmediate(resolve));
        ended.add(index);
      },
    }),
  );
  await schedule(slots, jobs);
  return { begun, most, wrong };
}

it('runs every job once, after those that it waits for, and never more at a time than there are slots', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(fc.nat(20), { maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      async (slots, wanted) => {
        const after = wanted.map((names, index) => names.filter((name) => name < index));
        const { begun, most, wrong } = await runJobs(slots, after);
        expect(wrong).toEqual([]);
        expect([...begun].sort((a, b) => a - b)).toEqual(after.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(slots);
      },
    ),
  ));

it('lets jobs that are ready go before one that waits', async () => {
  expect((await runJobs(1, [[2], [], []])).begun).toEqual([1, 2, 0]);
});

it('says so when a job waits for what never comes', async () => {
  await expect(runJobs(2, [[7]])).rejects.toThrow('0 waits for what no job is: 7.');
});
