import { describe, expect, it } from 'vitest';
import { judgePart } from './runPart.js';
import { lastLineOf, overBudget, slowestOf, tableOf, totalOf, type Verdict } from './summary.js';

const test = (title: string, passed = true, seconds = 1) => ({ title, file: 'a.test.ts', seconds, passed, left: [] });

describe('a part of a suite', () => {
  it('comes to the tests that it ran', () => {
    const cases = [test('holds'), test('breaks', false)];
    expect(judgePart('log', { code: 1, output: '' }, cases)).toEqual(cases);
    expect(judgePart('log', { code: 0, output: '' }, [test('holds')])).toHaveLength(1);
  });

  it('fails when it ran no test', () => {
    expect(judgePart('log', { code: 0, output: '' })).toMatchObject([{ title: 'it ran no test', passed: false }]);
  });

  it('fails when its tool failed although every test passed', () => {
    const judged = judgePart('log', { code: 2, output: 'out of memory' }, [test('holds')]);
    expect(judged[1]).toMatchObject({ title: 'it ended with code 2', passed: false, error: 'out of memory' });
  });
});

describe('the summary', () => {
  const verdicts: readonly Verdict[] = [
    { suite: 'a', seconds: 1, cpu: 2, cases: [test('one'), test('two', true, 3)] },
    { suite: 'long-name', seconds: 61.26, cases: [test('three', false)] },
  ];

  it('adds up', () => {
    expect(totalOf(verdicts)).toEqual({ passed: 2, failed: 1 });
  });

  it('has one line per suite, with what it may take', () => {
    expect(tableOf(verdicts, new Map([['a', 5]])).split('\n')).toEqual([
      'suite        passed    failed   seconds       cpu    budget',
      'a                 2         0         1         2         5',
      'long-name         0         1        61         –',
    ]);
  });

  it('names the slowest tests of each suite', () => {
    expect(slowestOf(verdicts, 1)).toBe('   3.0 s  a  a.test.ts  two\n   1.0 s  long-name  a.test.ts  three');
  });

  it('ends with the sums', () => {
    expect(lastLineOf(verdicts)).toBe('2 passed, 1 failed');
  });

  it('names what was skipped', () => {
    const skipped: Verdict = { suite: 'journeys', seconds: 0, cases: [], skipped: true };
    expect(lastLineOf([...verdicts, skipped])).toBe('2 passed, 1 failed, 1 skipped: journeys');
    expect(tableOf([skipped], new Map()).split('\n')[1]).toBe('journeys   skipped');
  });

  it('says when all suites together took a fifth more than they may, on a machine of that pace', () => {
    const budgets = new Map([
      ['a', 10],
      ['b', 10],
    ]);
    const took = (a: number, b: number) => [
      { suite: 'a', cpu: a },
      { suite: 'b', cpu: b },
    ];
    expect(overBudget(took(19, 5), budgets, 1)).toBeUndefined();
    expect(overBudget(took(19, 6), budgets, 1)).toContain('25 s of processor time, 20 are allowed');
    expect(overBudget(took(38, 10), budgets, 2)).toBeUndefined();
  });
});
