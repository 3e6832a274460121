'use client';

import { forwardRef, type ReactNode, useCallback, useState } from 'react';
import { ChevronGlyph } from '../../internal/glyphs';
import { useListPress } from '../../internal/useListPress';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMenuState } from './context';
import { MenuPanel } from './MenuPanel';
import { MenuRow } from './MenuRow';
import type { MenuItemProps } from './MenuRowProps';
import { MenuSign } from './menu.styles';
import { useMenuLayer } from './useMenuLayer';

/** Props of `MenuSub`; what is not named here goes to the item that opens it. */
export interface MenuSubProps extends Omit<MenuItemProps, 'onSelect' | 'href' | 'tone' | 'keepOpen' | 'shortcut'> {
  /** Words of the item that opens it. */
  readonly label: ReactNode;
  /** The items of the submenu. */
  readonly children?: ReactNode;
}

/** An item that opens a further menu: by hover, Enter, or the arrow that points at it. */
export const MenuSub = forwardRef<HTMLElement, MenuSubProps>(function MenuSub({ label, children, ...rest }, ref) {
  const parent = useMenuState();
  const [open, setOpen] = useState(false);
  const off = rest.disabled || Boolean(rest.disabledReason);
  const list = useListPress(children);
  const menu = useMenuLayer({
    nested: true,
    open: open && !off,
    onOpenChange: setOpen,
    side: 'after',
    gap: 2,
    still: list.pressed,
  });
  const merged = useMergedRef<HTMLElement>(ref, menu.layer.refs.setReference);
  const leave = useCallback(() => setOpen(false), []);
  return (
    <>
      <MenuRow
        ref={merged}
        {...rest}
        {...menu.getReferenceProps(rest)}
        role="menuitem"
        keepOpen
        onLeave={leave}
        end={
          <MenuSign data-points="">
            <ChevronGlyph />
          </MenuSign>
        }
      >
        {label}
      </MenuRow>
      {open && !off && <MenuPanel menu={menu} list={list} nested close={parent.close} />}
    </>
  );
});
