'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { FallIcon, Icon, MinusIcon, RiseIcon } from '../../icon';
import { StatAside, StatChangeRoot, StatFigure, StatLabel, StatRoot } from './stat.styles';

/** How a figure has changed. */
export interface StatChange {
  /** In words, such as "12.4 % more than last month". */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  /** True if that is welcome; nothing is said by colour when absent. */
  readonly good?: boolean;
}

/** Props of `Stat`. */
export interface StatProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly label: ReactNode;
  /** The figure, such as `<Money size="lg" …/>`. */
  readonly value: ReactNode;
  readonly change?: StatChange;
  /** A `Sparkline` or a link at the end. */
  readonly aside?: ReactNode;
}

const SIGN = { up: RiseIcon, down: FallIcon, flat: MinusIcon };

function toneOf({ good }: StatChange) {
  if (good === undefined) return 'neutral';
  return good ? 'success' : 'danger';
}

/** One figure with what it is and how it has changed. */
export const Stat = forwardRef<HTMLDivElement, StatProps>(function Stat({ label, value, change, aside, ...rest }, ref) {
  return (
    <StatRoot ref={ref} {...rest}>
      <StatLabel>{label}</StatLabel>
      <StatFigure>{value}</StatFigure>
      {change && (
        <StatChangeRoot data-tone={toneOf(change)}>
          <Icon of={SIGN[change.direction]} size="sm" />
          <bdi>{change.text}</bdi>
        </StatChangeRoot>
      )}
      {aside && <StatAside>{aside}</StatAside>}
    </StatRoot>
  );
});
