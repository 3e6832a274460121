import { useMemo } from 'react';
import { useLocale } from '../../messages/MessagesProvider';
import { useTheme } from '../../theme';
import { planChart } from './plan';
import { announcedValues } from './Readout';
import type { ChartFormat, ChartSeries } from './series';
import { useInspection } from './useInspection';
import { useWidth } from './useWidth';

/** What a chart of series over categories is made of. */
export interface SeriesChartOptions {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly height: number;
  readonly format: ChartFormat | undefined;
  readonly formatAxis: ((value: number) => string) | undefined;
  readonly banded: boolean;
  readonly zero: boolean;
  /** The values that the scale must hold. */
  readonly extent: readonly number[];
}

/** Measures, lays out and inspects a chart of series over categories. */
export function useSeriesChart(options: SeriesChartOptions) {
  const { categories, series, height, banded, zero, extent } = options;
  const locale = useLocale();
  const { dir } = useTheme();
  const [plot, width] = useWidth();
  const [full, compact] = useMemo(
    () => [
      new Intl.NumberFormat(locale),
      new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
    ],
    [locale],
  );
  const format: ChartFormat = options.format ?? ((value) => full.format(value));
  const axis = options.formatAxis ?? ((value: number) => compact.format(value));
  const count = categories.length;
  const plan = planChart({ width, height, dir, values: extent, count, banded, zero, axis });
  const inspection = useInspection({ count, nearest: plan.nearest });
  const { at } = inspection;
  const beforeMiddle = at !== null && plan.x(at) < width / 2;
  const readout = at !== null && {
    category: categories[at] ?? '',
    index: at,
    at: plan.mirrored ? width - plan.x(at) : plan.x(at),
    before: plan.mirrored ? beforeMiddle : !beforeMiddle,
  };
  return {
    plot,
    width,
    plan,
    format,
    axis,
    inspection,
    readout,
    announcement: at === null ? '' : announcedValues(categories[at] ?? '', at, series, format),
    nothing: extent.length === 0,
  };
}
