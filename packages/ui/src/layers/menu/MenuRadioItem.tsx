'use client';

import { forwardRef, useContext } from 'react';
import { useMenuState } from './context';
import { MenuRadioContext } from './MenuRadioGroup';
import type { MenuItemProps } from './MenuRowProps';

/** Props of `MenuRadioItem`. */
export interface MenuRadioItemProps extends Omit<MenuItemProps, 'onSelect' | 'href' | 'tone'> {
  readonly value: string;
}

/** One choice of a `MenuRadioGroup`. */
export const MenuRadioItem = forwardRef<HTMLElement, MenuRadioItemProps>(function MenuRadioItem(
  { value, ...rest },
  ref,
) {
  const group = useContext(MenuRadioContext);
  const checked = group.value === value;
  const { Row } = useMenuState();
  return <Row ref={ref} role="menuitemradio" checked={checked} onSelect={() => group.choose(value)} {...rest} />;
});
