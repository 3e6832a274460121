'use client';

import { type ComponentType, forwardRef, type HTMLAttributes } from 'react';
import { Drawing, type Lines } from './Drawing';
import { IconRoot } from './icon.styles';

/** A drawing: any of our icons, or a component that draws a 24 × 24 SVG with a stroke. */
export type IconSource =
  | Lines
  | ComponentType<{ strokeWidth?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;

/** Props of `Icon`. */
export interface IconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What to draw, such as `SearchIcon`. */
  readonly of: IconSource;
  /** 14, 16, 20 or 24 px. Default md (16 px). */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Meaning, when no text beside it says it; an icon without a label is hidden from screen readers. */
  readonly label?: string;
  /** Turns it round in right-to-left text: arrows and chevrons that point along the line. */
  readonly mirror?: boolean;
}

/** An icon in the colour of the text around it. */
export const Icon = forwardRef<HTMLSpanElement, IconProps>(function Icon(
  { of: Source, size = 'md', label, mirror, ...rest },
  ref,
) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const strokeWidth = size === 'sm' ? 2 : 1.75;
  return (
    <IconRoot ref={ref} {...meaning} data-size={size} data-mirror={mirror ? '' : undefined} {...rest}>
      {'node' in Source ? (
        <Drawing {...Source} strokeWidth={strokeWidth} />
      ) : (
        <Source strokeWidth={strokeWidth} aria-hidden="true" />
      )}
    </IconRoot>
  );
});
