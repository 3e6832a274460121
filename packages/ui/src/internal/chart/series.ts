import { v } from '../../theme';

/** Place in the series colours of the theme, which are told apart in this order. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A row of values, one for each category; null where there is none. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Its own place in the series by default. */
  readonly color?: ChartColor;
}

/** Custom property of a series colour; the ninth series begins anew. */
export function chartColor(place: number, color?: ChartColor): string {
  const names = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
  return v(`chart.${names[((color ?? place + 1) - 1) % 8] ?? '1'}`);
}

/** Writes one value: the exact text that the reader sees. */
export type ChartFormat = (value: number, at: { readonly series: string; readonly index: number }) => string;
