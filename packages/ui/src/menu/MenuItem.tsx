'use client';

import { forwardRef } from 'react';
import { type MenuItemProps, MenuRow } from './MenuRow';

/** One action of a menu. A disabled one can be reached, so that it can say why. */
export const MenuItem = forwardRef<HTMLElement, MenuItemProps>(function MenuItem(props, ref) {
  return <MenuRow ref={ref} {...props} />;
});
