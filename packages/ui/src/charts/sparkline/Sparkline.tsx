'use client';

import { forwardRef, type SVGAttributes } from 'react';
import { areaPath, linePath, runs } from '../../internal/chart';
import type { Tone } from '../../theme';
import { SparklineRoot } from './sparkline.styles';

/** Props of `Sparkline`. */
export interface SparklineProps extends Omit<SVGAttributes<SVGSVGElement>, 'values' | 'children'> {
  /** In the order of time; null where there is none. */
  readonly values: readonly (number | null)[];
  /** What the line says, such as "Deposits of the last 30 days, rising"; hidden from screen readers when absent. */
  readonly label?: string;
  /** Default brand. */
  readonly tone?: Tone;
  /** Pixels. Default 96 by 28. */
  readonly width?: number;
  readonly height?: number;
  /** Fills the ground under the line. */
  readonly area?: boolean;
}

const EDGE = 3;

/** A line as small as a word, for how a figure came about; it has no axis and is never the only place of a value. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(props, ref) {
  const { values, label, tone = 'brand', width = 96, height = 28, area, ...rest } = props;
  const known = values.filter((value): value is number => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (index: number) => EDGE + (index * (width - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) =>
    most === least ? height / 2 : EDGE + ((most - value) / (most - least)) * (height - 2 * EDGE);
  const points = values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const color = `var(--cr-tone-${tone}-${tone === 'brand' ? 'text' : 'fill'})`;
  const last = points.findLast((point) => point !== null);
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <SparklineRoot ref={ref} width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...naming} {...rest}>
      {runs(points).map((part) => (
        <g key={part[0]?.x}>
          {area && <path d={areaPath(part, height)} fill={color} fillOpacity={0.12} />}
          <path
            d={linePath(part)}
            fill="none"
            stroke={color}
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      {last && <circle cx={last.x} cy={last.y} r={2} fill={color} />}
    </SparklineRoot>
  );
});
