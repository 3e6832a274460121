import { describe, expect, it } from 'vitest';
import { judge } from './judge.js';
import { lastLineOf, tableOf, totalOf } from './summary.js';

describe('a suite', () => {
  it('passes with what it counted', () => {
    expect(judge(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
    expect(judge(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  });

  it('fails when it ran no test', () => {
    expect(judge(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(judge(0, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails when its command failed although every counted test passed', () => {
    expect(judge(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  });
});

describe('the summary', () => {
  const verdicts = [
    { suite: 'a', seconds: 1, passed: 2, failed: 0 },
    { suite: 'long-name', seconds: 61.26, passed: 3, failed: 1 },
  ];

  it('adds up', () => {
    expect(totalOf(verdicts)).toEqual({ passed: 5, failed: 1 });
  });

  it('has one line per suite', () => {
    expect(tableOf(verdicts).split('\n')).toEqual([
      'suite        passed    failed   seconds',
      'a                 2         0       1.0',
      'long-name         3         1      61.3',
    ]);
  });

  it('ends with the sums', () => {
    expect(lastLineOf(verdicts)).toBe('5 passed, 1 failed');
  });

  it('names what was skipped', () => {
    const skipped = { suite: 'e2e', seconds: 0, passed: 0, failed: 0, skipped: true };
    expect(lastLineOf([...verdicts, skipped])).toBe('5 passed, 1 failed, 1 skipped: e2e');
    expect(tableOf([skipped]).split('\n')[1]).toBe('e2e     skipped');
  });
});
