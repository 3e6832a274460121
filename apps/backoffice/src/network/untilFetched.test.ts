import { expect, it } from 'vitest';
import { untilFetched } from './untilFetched';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

it('asks again once the network is back, and says each time that it is not', async () => {
  const failures = [missing, missing];
  let reports = 0;
  const run = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'code';
  };
  const done = untilFetched(run, () => {
    reports += 1;
    queueMicrotask(() => dispatchEvent(new Event('online')));
  });
  expect(await done).toBe('code');
  expect(reports).toBe(2);
});

it('throws a fault that has nothing to do with the network', async () => {
  await expect(untilFetched(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not');
});
