import { type ChartPlan, labelledCategories } from './plan';

interface AxesProps {
  readonly plan: ChartPlan;
  readonly categories: readonly string[];
  readonly axis: (value: number) => string;
  /** Categories stand in the middle of their band, not at its ends. */
  readonly banded: boolean;
}

/** Lines at round figures, with the figures at the start and the categories below. */
export function Axes({ plan, categories, axis, banded }: AxesProps) {
  const { scale, x, y, left, right, bottom, mirrored } = plan;
  // The first and the last label would stick out over the sides of a line.
  const anchor = (index: number) => {
    if (banded || categories.length === 1) return 'middle';
    if (index === 0) return mirrored ? 'end' : 'start';
    return index === categories.length - 1 ? (mirrored ? 'start' : 'end') : 'middle';
  };
  return (
    <g direction="ltr">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 && scale.min < 0 ? 'cr-grid cr-zero' : 'cr-grid'}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={mirrored ? right + 8 : left - 8} y={y(tick)} dy="0.32em" textAnchor={mirrored ? 'start' : 'end'}>
            {axis(tick)}
          </text>
        </g>
      ))}
      {labelledCategories(categories, plan.band).map((index) => (
        <text key={index} x={x(index)} y={bottom + 18} textAnchor={anchor(index)}>
          {categories[index]}
        </text>
      ))}
    </g>
  );
}
