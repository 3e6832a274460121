'use client';

import { type ForwardedRef, type HTMLAttributes, type KeyboardEvent, useMemo } from 'react';
import { LayerFocus, LayerItems, LayerPortal } from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { MenuContext } from './context';
import { MenuRow } from './MenuRow';
import { MenuRoot } from './menu.styles';
import type { MenuLayer } from './useMenuLayer';

interface MenuPanelProps extends HTMLAttributes<HTMLElement> {
  readonly menu: MenuLayer;
  readonly panelRef?: ForwardedRef<HTMLDivElement>;
  readonly nested?: boolean;
  readonly close: () => void;
}

/** One level of a menu, drawn while it is open. */
export function MenuPanel({
  menu,
  panelRef = null,
  nested = false,
  close,
  style,
  onKeyDown,
  children,
  ...rest
}: MenuPanelProps) {
  const { layer, activeIndex, getItemProps } = menu;
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  const state = useMemo(() => ({ activeIndex, getItemProps, Row: MenuRow, close }), [activeIndex, getItemProps, close]);
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    close();
  };
  return (
    <LayerPortal layer={layer} guards={false}>
      <LayerFocus layer={layer} guards={false} initialFocus={nested ? -1 : 0} returnFocus={!nested}>
        <MenuRoot
          ref={ref}
          {...menu.getFloatingProps({ ...rest, onKeyDown: leave })}
          style={{ ...layer.floatingStyles, ...style }}
        >
          <MenuContext.Provider value={state}>
            <LayerItems elements={menu.elements} labels={menu.labels}>
              {children}
            </LayerItems>
          </MenuContext.Provider>
        </MenuRoot>
      </LayerFocus>
    </LayerPortal>
  );
}
