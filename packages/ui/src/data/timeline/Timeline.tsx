'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { TimelineRoot } from './timeline.styles';

/** Props of `Timeline`. */
export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** What happened to, for screen readers. */
  readonly label: string;
}

/** What happened, in order, made of `TimelineItem`. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline({ label, ...rest }, ref) {
  return <TimelineRoot ref={ref} aria-label={label} {...rest} />;
});
