import { barPath, type ChartPlan, type ChartSeries, chartColor } from '../../internal/chart';
import type { BarExtent } from './stack';

interface BarsProps {
  readonly bars: readonly BarExtent[];
  readonly series: readonly ChartSeries[];
  readonly plan: ChartPlan;
  readonly stacked: boolean;
}

/** The bars of every category: at most 40 px wide, so that few of them do not look like a wall. */
export function Bars({ bars, series, plan, stacked }: BarsProps) {
  const abreast = stacked ? 1 : Math.max(1, series.length);
  const width = Math.max(1, Math.min(40, (plan.band * 0.68) / abreast - (abreast > 1 ? 2 : 0)));
  const pitch = width + (abreast > 1 ? 2 : 0);
  const start = (index: number, place: number) => {
    const slot = (stacked ? 0 : place) - (abreast - 1) / 2;
    return plan.x(index) + slot * pitch * (plan.mirrored ? -1 : 1) - width / 2;
  };
  return bars.map(({ series: place, index, from, to, outermost }) => (
    <path
      key={`${place}:${index}`}
      d={barPath(start(index, place), width, plan.y(from), plan.y(to), outermost ? 3 : 0)}
      fill={chartColor(place, series[place]?.color)}
    />
  ));
}
