/** A range of round figures and the marks on it. */
export interface ChartScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A scale of at most `count` steps that holds every value and zero; of one step where there is nothing but zero. */
export function roundScale(values: readonly number[], count: number, zero = true): ChartScale {
  const known = zero || values.length === 0 ? [...values, 0] : values;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = most - least || Math.abs(most) || 1;
  const size = 10 ** Math.floor(Math.log10(span / count));
  const step = size * (STEPS.find((factor) => size * factor * count >= span * (1 - 1e-9)) ?? 10);
  const [first, last] = [Math.floor(round(least / step)), Math.ceil(round(most / step))];
  const end = last === first ? last + 1 : last;
  const ticks = Array.from({ length: end - first + 1 }, (_, index) => round((first + index) * step));
  return { min: round(first * step), max: round(end * step), ticks };
}

// Steps like 0.1 pile up errors in the last places, which would show as 0.30000000000000004.
const round = (value: number) => Number(value.toPrecision(12));
