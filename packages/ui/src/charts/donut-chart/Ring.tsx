import type { ReactNode } from 'react';
import { ringPath } from '../../internal/chart';
import { DonutCenter, DonutRing } from './donutChart.styles';
import type { RingPart } from './slices';

interface RingProps {
  readonly size: number;
  readonly parts: readonly RingPart[];
  readonly colors: readonly string[];
  readonly mirrored: boolean;
  readonly at: number | null;
  readonly inspect: (index: number) => void;
  /** What stands in the middle. */
  readonly children: ReactNode;
}

/** Half of the gap between two parts, as a share of a turn. */
const GAP = 0.003;

/** The ring itself: parts in reading direction from the top on, with hairs of ground between them. */
export function Ring({ size, parts, colors, mirrored, at, inspect, children }: RingProps) {
  const outer = size / 2;
  const gap = parts.filter(({ share }) => share > 0).length > 1 ? GAP : 0;
  return (
    <DonutRing data-reading={at === null ? undefined : ''} style={{ inlineSize: size, blockSize: size }}>
      <svg width={size} height={size} viewBox={`${-outer} ${-outer} ${size} ${size}`} aria-hidden="true">
        {parts.map(
          ({ from, to, share }, index) =>
            share > 0 && (
              <path
                key={colors[index]}
                d={ringPath(
                  outer * 0.66,
                  outer,
                  from + Math.min(gap, share / 3),
                  to - Math.min(gap, share / 3),
                  mirrored ? -1 : 1,
                )}
                fill={colors[index]}
                data-read={index === at ? '' : undefined}
                onPointerEnter={() => inspect(index)}
              />
            ),
        )}
      </svg>
      <DonutCenter>{children}</DonutCenter>
    </DonutRing>
  );
}
