'use client';

import { forwardRef } from 'react';
import { useMenuState } from './context';
import type { MenuItemProps } from './MenuRowProps';

/** One action of a menu. A disabled one can be reached, so that it can say why. */
export const MenuItem = forwardRef<HTMLElement, MenuItemProps>(function MenuItem(props, ref) {
  const { Row } = useMenuState();
  return <Row ref={ref} {...props} />;
});
