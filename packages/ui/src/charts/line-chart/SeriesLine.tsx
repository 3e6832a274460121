import { areaPath, type ChartPlan, linePath, runs } from '../../internal/chart';

interface SeriesLineProps {
  readonly values: readonly (number | null)[];
  readonly plan: ChartPlan;
  readonly color: string;
  readonly area: boolean;
  /** The category that is being read. */
  readonly at: number | null;
}

/** One line, broken where values are missing; a value alone between gaps is a dot. */
export function SeriesLine({ values, plan, color, area, at }: SeriesLineProps) {
  const points = values.map((value, index) => (value === null ? null : { x: plan.x(index), y: plan.y(value) }));
  const parts = runs(points);
  const level = plan.y(Math.max(0, plan.scale.min));
  const read = at === null ? null : points[at];
  return (
    <g>
      {area && parts.map((part) => <path key={part[0]?.x} d={areaPath(part, level)} fill={color} fillOpacity={0.1} />)}
      {parts.map((part) =>
        part.length === 1 ? (
          <circle key={part[0]?.x} cx={part[0]?.x} cy={part[0]?.y} r={2.5} fill={color} />
        ) : (
          <path
            key={part[0]?.x}
            d={linePath(part)}
            fill="none"
            stroke={color}
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
      {read && <circle className="cr-dot" cx={read.x} cy={read.y} r={5} fill={color} />}
    </g>
  );
}
