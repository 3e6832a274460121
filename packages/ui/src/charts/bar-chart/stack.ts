import type { ChartSeries } from '../../internal/chart';

/** A bar in values: which series and category it belongs to, and between which values it stands. */
export interface BarExtent {
  readonly series: number;
  readonly index: number;
  readonly from: number;
  readonly to: number;
  /** The outermost of its stack, whose end is rounded. */
  readonly outermost: boolean;
}

/** The bars of all series: each from zero, or each on the one before, upwards and downwards apart. */
export function barExtents(series: readonly ChartSeries[], count: number, stacked: boolean): BarExtent[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const ends = { up: 0, down: 0 };
    const bars = series.flatMap(({ values }, place) => {
      const value = values[index];
      if (value === null || value === undefined || value === 0) return [];
      const side = value > 0 ? 'up' : 'down';
      const from = stacked ? ends[side] : 0;
      ends[side] = from + value;
      return [{ series: place, index, from, to: from + value, outermost: false }];
    });
    return bars.map((bar) => ({ ...bar, outermost: !stacked || bar.to === (bar.to > bar.from ? ends.up : ends.down) }));
  });
}
