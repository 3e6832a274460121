'use client';

import { forwardRef } from 'react';
import {
  Axes,
  type ChartFormat,
  ChartFrame,
  type ChartFrameProps,
  type ChartSeries,
  chartColor,
  Legend,
  Readout,
  SeriesTable,
  useSeriesChart,
} from '../../internal/chart';
import { SeriesLine } from './SeriesLine';

/** Props of `LineChart`. */
export interface LineChartProps extends ChartFrameProps {
  /** What stands along the bottom, already written for reading, such as days. */
  readonly categories: readonly string[];
  /** A line each, with one value for every category. */
  readonly series: readonly ChartSeries[];
  /** Writes a value for tooltip and table; give the exact text where it is money. The locale's number by default. */
  readonly format?: ChartFormat;
  /** Writes a figure of the axis; the locale's short form, such as 1.2K, by default. */
  readonly formatAxis?: (value: number) => string;
  /** Fills the ground under the lines. */
  readonly area?: boolean;
  /** Lets the axis begin above zero, for values whose change is small beside them. */
  readonly fit?: boolean;
}

/** How values go on over time: a line for each series, read by pointer or arrow keys, with a table behind it. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(props, ref) {
  const { categories, series, format, formatAxis, area = false, fit = false, height = 240, ...rest } = props;
  const extent = series.flatMap(({ values }) => values.filter((value): value is number => value !== null));
  const chart = useSeriesChart({ categories, series, height, format, formatAxis, banded: false, zero: !fit, extent });
  const { plan, readout, width } = chart;
  const drawing = (
    <>
      <svg width={width} height={height} aria-hidden="true">
        <Axes plan={plan} categories={categories} axis={chart.axis} banded={false} />
        {readout && (
          <line className="cr-cursor" x1={plan.x(readout.index)} x2={plan.x(readout.index)} y1={10} y2={plan.bottom} />
        )}
        {series.map((one, place) => (
          <SeriesLine
            key={one.id}
            values={one.values}
            plan={plan}
            color={chartColor(place, one.color)}
            area={area}
            at={readout ? readout.index : null}
          />
        ))}
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
