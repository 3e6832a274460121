import type { Direction } from '../../theme/context';
import { type ChartScale, roundScale } from './scale';

const PAD = { above: 10, below: 24, end: 8 };
/** Width of a figure of the axis in pixels, near enough to keep labels apart. */
const FIGURE = 7;

interface PlanOptions {
  readonly width: number;
  readonly height: number;
  readonly dir: Direction;
  readonly values: readonly number[];
  readonly count: number;
  /** Space on both sides of each category: a bar needs it, a point of a line does not. */
  readonly banded: boolean;
  readonly zero: boolean;
  readonly axis: (value: number) => string;
}

/** Where everything of a chart with two axes stands, in pixels from the physical top and left. */
export interface ChartPlan {
  readonly scale: ChartScale;
  readonly y: (value: number) => number;
  /** Middle of a category. */
  readonly x: (index: number) => number;
  /** Width that one category may take. */
  readonly band: number;
  readonly nearest: (x: number) => number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly mirrored: boolean;
}

/** Lays a chart out for a width: a gutter as wide as the longest figure, categories evenly over the rest. */
export function planChart({ width, height, dir, values, count, banded, zero, axis }: PlanOptions): ChartPlan {
  const bottom = height - PAD.below;
  const scale = roundScale(values, Math.max(2, Math.min(5, Math.floor(bottom / 44))), zero);
  const gutter = Math.max(...scale.ticks.map((tick) => axis(tick).length)) * FIGURE + 14;
  const mirrored = dir === 'rtl';
  const [left, right] = mirrored ? [PAD.end, width - gutter] : [gutter, width - PAD.end];
  const band = banded ? (right - left) / count : (right - left) / Math.max(1, count - 1);
  const offset = banded ? band / 2 : count === 1 ? (right - left) / 2 : 0;
  const place = (index: number) => offset + index * band;
  return {
    scale,
    y: (value) => PAD.above + ((scale.max - value) / (scale.max - scale.min)) * (bottom - PAD.above),
    x: (index) => (mirrored ? right - place(index) : left + place(index)),
    band,
    nearest: (x) => Math.round(((mirrored ? right - x : x - left) - offset) / (band || 1)),
    left,
    right,
    bottom,
    mirrored,
  };
}

/** The categories that are written under the axis: as many as stand apart, the first among them. */
export function labelledCategories(categories: readonly string[], band: number): number[] {
  const longest = Math.max(...categories.map(({ length }) => length)) * FIGURE + 16;
  const every = Math.max(1, Math.ceil(longest / Math.max(1, band)));
  return categories.map((_, index) => index).filter((index) => index % every === 0);
}
