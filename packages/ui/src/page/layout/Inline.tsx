'use client';

import { forwardRef } from 'react';
import { Stack, type StackProps } from './Stack';

/** Props of `Inline`. */
export interface InlineProps extends StackProps {
  /** Lets children go on to further lines. Default true. */
  readonly wrap?: boolean;
}

/** Children beside each other at one distance, in reading order. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { wrap = true, gap = 2, align = 'center', style, ...rest },
  ref,
) {
  return (
    <Stack
      ref={ref}
      gap={gap}
      align={align}
      {...rest}
      style={{ flexDirection: 'row', ...(wrap && { flexWrap: 'wrap' }), ...style }}
    />
  );
});
