'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { HiddenRoot } from './layout.styles';

/** Props of `VisuallyHidden`. */
export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Text for a screen reader only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(props, ref) {
  return <HiddenRoot ref={ref} {...props} />;
});
