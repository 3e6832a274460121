'use client';

import { forwardRef } from 'react';
import { CheckGlyph } from '../internal/glyphs';
import { type MenuItemProps, MenuRow } from './MenuRow';
import { MenuSign } from './menu.styles';

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
  return (
    <MenuRow
      ref={ref}
      role="menuitemcheckbox"
      aria-checked={checked}
      keepOpen={keepOpen}
      onSelect={() => onCheckedChange?.(!checked)}
      end={<MenuSign>{checked && <CheckGlyph />}</MenuSign>}
      {...rest}
    />
  );
});
