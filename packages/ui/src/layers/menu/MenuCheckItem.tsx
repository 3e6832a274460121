'use client';

import { forwardRef } from 'react';
import { useMenuState } from './context';
import type { MenuItemProps } from './MenuRowProps';

/** Props of `MenuCheckItem`. */
export interface MenuCheckItemProps extends Omit<MenuItemProps, 'onSelect' | 'href' | 'tone'> {
  readonly checked: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** An item that is on or off; the menu stays open, so that several can be set, unless `keepOpen` is false. */
export const MenuCheckItem = forwardRef<HTMLElement, MenuCheckItemProps>(function MenuCheckItem(
  { checked, onCheckedChange, keepOpen = true, ...rest },
  ref,
) {
  const { Row } = useMenuState();
  return (
    <Row
      ref={ref}
      role="menuitemcheckbox"
      checked={checked}
      keepOpen={keepOpen}
      onSelect={() => onCheckedChange?.(!checked)}
      {...rest}
    />
  );
});
