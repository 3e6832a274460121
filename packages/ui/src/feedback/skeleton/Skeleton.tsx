'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { SkeletonRoot } from './skeleton.styles';

/** Props of `Skeleton`; lengths are numbers of pixels or CSS lengths. */
export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** A line of text on the 20 px rhythm, a block, or a circle. Default text. */
  readonly shape?: 'text' | 'block' | 'circle';
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The shape of what is on its way; hidden from screen readers, since its region says that it is busy. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width = '100%', height, style, ...rest },
  ref,
) {
  const blockSize = height ?? (shape === 'circle' ? width : undefined);
  return (
    <SkeletonRoot
      ref={ref}
      aria-hidden="true"
      data-shape={shape}
      {...rest}
      style={{ inlineSize: width, blockSize, ...style }}
    />
  );
});
