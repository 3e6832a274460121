'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import type { Tone } from '../../theme/tone';
import { BadgeRoot } from './badge.styles';

/** Props of `Badge`. */
export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Number to show; a dot when absent. */
  readonly count?: number;
  /** Numbers above it read as `99+`. Default 99. */
  readonly max?: number;
  /** Default neutral. */
  readonly tone?: Tone;
  /** Tinted instead of filled. */
  readonly soft?: boolean;
  /** What the number counts or the dot means, in words. */
  readonly label?: string;
}

/** A count or a dot beside what it is about. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { count, max = 99, tone = 'neutral', soft, label, ...rest },
  ref,
) {
  const meaning = label ? { role: 'img', 'aria-label': label } : {};
  return (
    <BadgeRoot
      ref={ref}
      data-tone={tone}
      data-soft={soft ? '' : undefined}
      data-dot={count === undefined ? '' : undefined}
      {...meaning}
      {...rest}
    >
      {count === undefined ? null : count > max ? `${max}+` : count}
    </BadgeRoot>
  );
});
