'use client';

import {
  type ForwardedRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
} from 'react';
import { LayerFocus, LayerItems, LayerPortal } from '../../internal/layer';
import type { ListPress } from '../../internal/useListPress';
import { useMergedRef } from '../../internal/useMergedRef';
import { MenuContext } from './context';
import { MenuRow } from './MenuRow';
import { MenuRoot } from './menu.styles';
import type { MenuLayer } from './useMenuLayer';

interface MenuPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly menu: MenuLayer;
  /** Its items, and how one is taken. */
  readonly list: ListPress<ReactNode>;
  readonly panelRef?: ForwardedRef<HTMLDivElement>;
  readonly nested?: boolean;
  readonly close: () => void;
}

/** One level of a menu, drawn while it is open. */
export function MenuPanel({
  menu,
  list,
  panelRef = null,
  nested = false,
  close,
  style,
  onKeyDown,
  onPointerDown,
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
  const press = (event: PointerEvent<HTMLElement>) => {
    onPointerDown?.(event);
    list.press(event);
  };
  return (
    <LayerPortal layer={layer} guards={false}>
      <LayerFocus layer={layer} guards={false} initialFocus={nested ? -1 : 0} returnFocus={!nested}>
        <MenuRoot
          ref={ref}
          {...menu.getFloatingProps({ ...rest, onKeyDown: leave, onPointerDown: press })}
          style={{ ...layer.floatingStyles, ...style }}
        >
          <MenuContext.Provider value={state}>
            <LayerItems elements={menu.elements} labels={menu.labels}>
              {list.shown}
            </LayerItems>
          </MenuContext.Provider>
        </MenuRoot>
      </LayerFocus>
    </LayerPortal>
  );
}
