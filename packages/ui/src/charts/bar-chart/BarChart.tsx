'use client';

import { forwardRef } from 'react';
import {
  Axes,
  type ChartFormat,
  ChartFrame,
  type ChartFrameProps,
  type ChartSeries,
  Legend,
  Readout,
  SeriesTable,
  useSeriesChart,
} from '../../internal/chart';
import { Bars } from './Bars';
import { barExtents } from './stack';

/** Props of `BarChart`. */
export interface BarChartProps extends ChartFrameProps {
  /** What stands along the bottom, already written for reading. */
  readonly categories: readonly string[];
  /** A bar each in every category. */
  readonly series: readonly ChartSeries[];
  /** Writes a value for tooltip and table; give the exact text where it is money. The locale's number by default. */
  readonly format?: ChartFormat;
  /** Writes a figure of the axis; the locale's short form, such as 1.2K, by default. */
  readonly formatAxis?: (value: number) => string;
  /** Puts the bars of a category on top of each other; beside each other by default. */
  readonly stacked?: boolean;
}

/** Amounts beside each other: bars for each category, read by pointer or arrow keys, with a table behind them. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(props, ref) {
  const { categories, series, format, formatAxis, stacked = false, height = 240, ...rest } = props;
  const bars = barExtents(series, categories.length, stacked);
  const extent = bars.flatMap(({ from, to }) => [from, to]);
  const chart = useSeriesChart({ categories, series, height, format, formatAxis, banded: true, zero: true, extent });
  const { plan, readout, width } = chart;
  const drawing = (
    <>
      <svg width={width} height={height} aria-hidden="true">
        {readout && (
          <rect
            className="cr-band"
            x={plan.x(readout.index) - plan.band / 2}
            y={10}
            width={plan.band}
            height={plan.bottom - 10}
            rx={4}
          />
        )}
        <Axes plan={plan} categories={categories} axis={chart.axis} banded />
        <Bars bars={bars} series={series} plan={plan} stacked={stacked} />
      </svg>
      {readout && <Readout {...readout} series={series} format={chart.format} />}
    </>
  );
  return (
    <ChartFrame
      ref={ref}
      {...rest}
      height={height}
      nothing={chart.nothing}
      plot={chart.plot}
      inspection={chart.inspection}
      announcement={chart.announcement}
      drawing={drawing}
      legend={<Legend series={series} />}
      table={<SeriesTable label={rest.label} categories={categories} series={series} format={chart.format} />}
    />
  );
});
