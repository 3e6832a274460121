import { ChartKey, ChartReadout, ReadoutRow, ReadoutTitle } from './chart.styles';
import { type ChartFormat, type ChartSeries, chartColor } from './series';

interface ReadoutProps {
  readonly category: string;
  readonly index: number;
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
  /** Distance from the inline start in pixels, and whether it stands before that place. */
  readonly at: number;
  readonly before: boolean;
}

/** The values of one category beside its place; the live region says the same. */
export function Readout({ category, index, series, format, at, before }: ReadoutProps) {
  return (
    <ChartReadout aria-hidden="true" data-before={before ? '' : undefined} style={{ '--cr-readout-at': `${at}px` }}>
      <ReadoutTitle>{category}</ReadoutTitle>
      {series.map(({ id, label, values, color }, place) => {
        const value = values[index];
        return (
          <ReadoutRow key={id}>
            <ChartKey style={{ '--cr-key': chartColor(place, color) }}>{label}</ChartKey>
            <span>{value === null || value === undefined ? '–' : format(value, { series: id, index })}</span>
          </ReadoutRow>
        );
      })}
    </ChartReadout>
  );
}

/** The same in words. */
export function announcedValues(
  category: string,
  index: number,
  series: readonly ChartSeries[],
  format: ChartFormat,
): string {
  const values = series.flatMap(({ id, label, values }) => {
    const value = values[index];
    return value === null || value === undefined ? [] : [`${label} ${format(value, { series: id, index })}`];
  });
  return `${category}: ${values.join(', ')}`;
}
