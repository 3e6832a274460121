import { ChartKey, ChartLegend } from './chart.styles';
import { type ChartSeries, chartColor } from './series';

/** Names and colours of the series; one alone needs none. */
export function Legend({ series }: { readonly series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ChartLegend aria-hidden="true">
      {series.map(({ id, label, color }, place) => (
        <li key={id}>
          <ChartKey style={{ '--cr-key': chartColor(place, color) }}>{label}</ChartKey>
        </li>
      ))}
    </ChartLegend>
  );
}
