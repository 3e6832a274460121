import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaPath, barPath, linePath, ringPath, runs } from './path';
import { labelledCategories, planChart } from './plan';
import { roundScale } from './scale';

const figures = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('roundScale', () => {
  it('holds every value and zero between round figures', () => {
    expect(roundScale([182, 263], 5)).toEqual({ min: 0, max: 300, ticks: [0, 100, 200, 300] });
    expect(roundScale([-3900, 5200], 5).ticks).toEqual([-4000, -2000, 0, 2000, 4000, 6000]);
    expect(roundScale([1.08, 1.09], 4, false)).toEqual({
      min: 1.08,
      max: 1.09,
      ticks: [1.08, 1.0825, 1.085, 1.0875, 1.09],
    });
    expect(roundScale([0.1, 0.2], 3).ticks).toEqual([0, 0.1, 0.2]);
  });

  it('has a height even where nothing differs', () => {
    expect(roundScale([0, 0], 4)).toEqual({ min: 0, max: 0.25, ticks: [0, 0.25] });
    expect(roundScale([], 4).ticks.length).toBeGreaterThan(1);
    const same = roundScale([7, 7], 4, false);
    expect(same.max).toBeGreaterThan(same.min);
  });

  it('never has more steps than asked for and one to round up, and leaves nothing out', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 9 }), fc.integer({ min: 2, max: 6 }), (values, count) => {
        const { min, max, ticks } = roundScale(values, count);
        expect(ticks.length).toBeLessThanOrEqual(count + 2);
        for (const one of values) expect(one >= min - 1e-9 && one <= max + 1e-9).toBe(true);
      }),
    );
  });
});

describe('paths', () => {
  it('part where values are missing', () => {
    expect(runs([{ x: 0, y: 1 }, null, { x: 2, y: 3 }, { x: 3, y: 4 }])).toEqual([
      [{ x: 0, y: 1 }],
      [
        { x: 2, y: 3 },
        { x: 3, y: 4 },
      ],
    ]);
  });

  it('never draw a line above or below its values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 12 }), (heights) => {
        const drawn = figures(linePath(heights.map((y, index) => ({ x: index * 10, y })))).filter(
          (_, at) => at % 2 === 1,
        );
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(Math.min(...heights) - 0.01);
        expect(Math.max(...drawn)).toBeLessThanOrEqual(Math.max(...heights) + 0.01);
      }),
    );
  });

  it('close areas at their level, and bars at theirs', () => {
    const area = areaPath(
      [
        { x: 0, y: 5 },
        { x: 10, y: 3 },
      ],
      40,
    );
    expect(area.endsWith('L10,40L0,40Z')).toBe(true);
    expect(areaPath([], 40)).toBe('');
    expect(barPath(0, 10, 100, 40, 3).startsWith('M0,100')).toBe(true);
    expect(Math.min(...figures(barPath(0, 10, 100, 40, 3)))).toBe(0);
  });

  it('draw a whole ring, which an arc from a point to itself would not', () => {
    const [start, end] = [
      figures(ringPath(50, 80, 0, 1, 1)).slice(0, 2),
      figures(ringPath(50, 80, 0, 1, 1)).slice(7, 9),
    ];
    expect(start).not.toEqual(end);
  });
});

describe('planChart', () => {
  const plan = (dir: 'ltr' | 'rtl', banded = false) =>
    planChart({ width: 600, height: 240, dir, values: [0, 100], count: 5, banded, zero: true, axis: String });

  it('runs from the start of the line, in either direction, and finds what is under the pointer', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { x, nearest } = plan(dir);
      expect([0, 1, 2, 3, 4].map((index) => nearest(x(index)))).toEqual([0, 1, 2, 3, 4]);
      expect(x(0) < x(4)).toBe(dir === 'ltr');
    }
    expect(plan('rtl', true).nearest(plan('rtl', true).x(3))).toBe(3);
  });

  it('writes no more categories than stand apart', () => {
    const many = Array.from({ length: 31 }, (_, index) => `${index + 1} May`);
    expect(labelledCategories(many, 20)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    expect(labelledCategories(['Jan', 'Feb'], 200)).toEqual([0, 1]);
  });
});
