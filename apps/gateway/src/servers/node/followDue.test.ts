import { expect, it } from 'vitest';
import { createLogger } from '../../platform/ports/Logger';
import { followDue } from './followDue';

const NOTHING_DUE = 60_000;

/** Looks so many times, each right after the other, and tells when the last has begun. */
function looks(count: number, work: () => Promise<void>) {
  let made = 0;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const timelyJobs = async () => {
    made += 1;
    if (made === count) begin();
    await work();
    return made < count ? 0 : NOTHING_DUE;
  };
  return { timelyJobs, begun, made: () => made };
}

it('looks again when it was told to, and no more once it is stopped', async () => {
  let isDone = false;
  const gateway = looks(3, async () => {
    await Promise.resolve();
    isDone = true;
  });
  const following = followDue(
    gateway,
    createLogger(() => undefined),
  );
  await gateway.begun;
  isDone = false;
  await following.stop();
  expect([gateway.made(), isDone]).toEqual([3, true]);
});

it('goes on after a failure, which it logs', async () => {
  const lines: string[] = [];
  const gateway = looks(1, () => Promise.reject(new Error('no database')));
  const following = followDue(
    gateway,
    createLogger((line) => lines.push(line)),
  );
  await gateway.begun;
  await following.stop();
  expect(lines).toEqual([expect.stringContaining('jobs.failed')]);
});
