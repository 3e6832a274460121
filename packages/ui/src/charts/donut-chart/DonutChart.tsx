'use client';

import { forwardRef, useMemo } from 'react';
import { ChartFrame, type ChartFrameProps, chartColor, useInspection } from '../../internal/chart';
import { ChartKey } from '../../internal/chart/chart.styles';
import { chartEn } from '../../internal/chart/messages';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { useTheme } from '../../theme';
import type { DonutSlice } from './DonutSlice';
import { DonutTable } from './DonutTable';
import { DonutBox, DonutList, DonutRow } from './donutChart.styles';
import { Ring } from './Ring';
import { ringParts } from './slices';

/** Props of `DonutChart`. */
export interface DonutChartProps extends ChartFrameProps {
  /** Seven at most can be told apart; put the rest together. */
  readonly slices: readonly DonutSlice[];
  /** Writes a value; give the exact text where it is money. The locale's number by default. */
  readonly format?: (value: number, slice: DonutSlice) => string;
  /** What stands in the ring while no part is read: the sum, by default as `format` would write a number. */
  readonly total?: string;
  readonly totalLabel?: string;
}

/** How a whole is made up: a ring with its parts listed beside it, read by pointer or arrow keys. */
export const DonutChart = forwardRef<HTMLElement, DonutChartProps>(function DonutChart(props, ref) {
  const { slices, format, total, totalLabel, height = 176, ...rest } = props;
  const message = useMessages(chartEn);
  const locale = useLocale();
  const { dir } = useTheme();
  const [number, percent] = useMemo(
    () => [
      new Intl.NumberFormat(locale),
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    ],
    [locale],
  );
  const parts = ringParts(slices.map(({ value }) => value));
  const colors = slices.map(({ color }, place) => chartColor(place, color));
  const inspection = useInspection({ count: slices.length });
  const { at, inspect } = inspection;
  const write = (slice: DonutSlice) => (format ? format(slice.value, slice) : number.format(slice.value));
  const share = (index: number) => percent.format(parts[index]?.share ?? 0);
  const read = at === null ? undefined : slices[at];
  const sum = slices.reduce((whole, { value }) => whole + Math.max(0, value), 0);
  const drawing = (
    <DonutBox>
      <Ring size={height} parts={parts} colors={colors} mirrored={dir === 'rtl'} at={at} inspect={inspect}>
        <strong>{read && at !== null ? share(at) : (total ?? number.format(sum))}</strong>
        {read ? read.label : (totalLabel ?? message('chart.total'))}
      </Ring>
      <DonutList>
        {slices.map((slice, index) => (
          <DonutRow key={slice.id} data-read={index === at ? '' : undefined} onPointerEnter={() => inspect(index)}>
            <ChartKey style={{ '--cr-key': colors[index] }}>{slice.label}</ChartKey>
            <span>{write(slice)}</span>
            <span>{share(index)}</span>
          </DonutRow>
        ))}
      </DonutList>
    </DonutBox>
  );
  return (
    <ChartFrame
      ref={ref}
      {...rest}
      free
      height={height}
      nothing={sum === 0}
      plot={null}
      inspection={inspection}
      announcement={read && at !== null ? `${read.label}: ${write(read)}, ${share(at)}` : ''}
      drawing={drawing}
      table={<DonutTable label={rest.label} slices={slices} write={write} share={share} />}
    />
  );
});
