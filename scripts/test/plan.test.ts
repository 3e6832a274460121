import { describe, expect, it } from 'vitest';
import { readOptions } from './options.js';
import { planSuites } from './plan.js';
import { SUITES } from './suites.js';
import { readBudgets } from './summary.js';

const namesOf = (...args: readonly string[]) => planSuites(readOptions(args)).map(({ name }) => name);

describe('a run', () => {
  it('has what must hold before a change is accepted, the static checks first', () => {
    expect(namesOf()[0]).toBe('check');
    expect(namesOf()).not.toContain('matrix');
  });

  it('has the whole matrix, in which nothing runs twice', () => {
    expect(namesOf('--full')).toContain('matrix');
    expect(namesOf('--full')).toContain('pictures');
    expect(namesOf('--full')).not.toContain('stories');
  });

  it('goes on from a suite of the matrix', () => {
    const all = namesOf('--full');
    expect(namesOf('--full', '--from', 'matrix')).toEqual(all.slice(all.indexOf('matrix')));
    expect(() => namesOf('--from', 'matrix')).toThrow('test:full');
    expect(() => namesOf('--full', '--from', 'nothing')).toThrow('--from takes one of: check');
  });

  it('has one suite, and of that what is named', () => {
    expect(namesOf('--only', 'unit', 'packages/core/src/money')).toEqual(['unit']);
    expect(() => namesOf('packages/core/src/money')).toThrow('after --only');
    expect(() => namesOf('--only', 'nothing')).toThrow('there is no suite "nothing"');
  });

  it('takes a seed, or makes one', () => {
    expect(readOptions(['--shuffle=7']).shuffle).toBe(7);
    expect(readOptions(['--shuffle']).shuffle).toEqual(expect.any(Number));
    expect(() => readOptions(['--shuffle=x'])).toThrow('whole number');
  });
});

it('every suite has its budget in docs/testing.md', () => {
  const budgets = readBudgets();
  expect(SUITES.map(({ name }) => name).filter((name) => !budgets.has(name))).toEqual([]);
});
