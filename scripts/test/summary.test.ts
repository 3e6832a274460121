import { describe, expect, it } from 'vitest';
import { writeCounts } from './counts.js';
import { runSuite } from './runSuite.js';
import type { SuiteContext } from './suite.js';
import { totalOf } from './summary.js';

const context: SuiteContext = { databaseUrl: () => Promise.reject(new Error('no database here')) };

function suite(code: number, counts?: { passed: number; failed: number }) {
  const name = `try-${code}-${counts?.passed}-${counts?.failed}`;
  const run = async () => {
    if (counts) writeCounts(name, counts);
    return { code, output: '' };
  };
  return runSuite({ name, run }, context);
}

describe('a suite', () => {
  it('passes with what it counted', async () => {
    expect(await suite(0, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 0 });
  });

  it('fails when it ran no test', async () => {
    expect(await suite(0, { passed: 0, failed: 0 })).toMatchObject({ failed: 1 });
    expect(await suite(0)).toMatchObject({ failed: 1 });
  });

  it('fails when its command failed although every counted test passed', async () => {
    expect(await suite(1, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('fails when it throws', async () => {
    const run = () => Promise.reject(new Error('boom'));
    expect(await runSuite({ name: 'try-throw', run }, context)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the total', () => {
  it('adds up', () => {
    const verdicts = [
      { suite: 'a', seconds: 1, passed: 2, failed: 0 },
      { suite: 'b', seconds: 1, passed: 3, failed: 1 },
    ];
    expect(totalOf(verdicts)).toEqual({ passed: 5, failed: 1 });
  });
});
