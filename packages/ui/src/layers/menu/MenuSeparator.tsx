'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { MenuRule } from './menuGroup.styles';

/** Props of `MenuSeparator`. */
export type MenuSeparatorProps = HTMLAttributes<HTMLDivElement>;

/** A line between items of different kinds. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(props, ref) {
  return <MenuRule ref={ref} role="separator" {...props} />;
});
