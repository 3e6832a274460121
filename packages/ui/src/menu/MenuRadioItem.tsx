'use client';

import { forwardRef, useContext } from 'react';
import { CheckGlyph } from '../internal/glyphs';
import { MenuRadioContext } from './MenuRadioGroup';
import { type MenuItemProps, MenuRow } from './MenuRow';
import { MenuSign } from './menu.styles';

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
  return (
    <MenuRow
      ref={ref}
      role="menuitemradio"
      aria-checked={checked}
      onSelect={() => group.choose(value)}
      end={<MenuSign>{checked && <CheckGlyph />}</MenuSign>}
      {...rest}
    />
  );
});
