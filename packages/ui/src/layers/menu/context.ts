import { type ComponentType, createContext, type HTMLProps, type RefAttributes, useContext } from 'react';
import type { MenuRowProps } from './MenuRowProps';

/** What a menu gives to its items. */
export interface MenuState {
  /** Index of the item that has the focus. */
  readonly activeIndex: number | null;
  readonly getItemProps: (own?: HTMLProps<HTMLElement>) => Record<string, unknown>;
  /** The line of an item; it comes with the menu, whose code is not there while it is closed. */
  readonly Row: ComponentType<MenuRowProps & RefAttributes<HTMLElement>>;
  /** Closes the whole menu, from its outermost level. */
  readonly close: () => void;
}

export const MenuContext = createContext<MenuState | null>(null);

/** The menu around an item. */
export function useMenuState(): MenuState {
  const state = useContext(MenuContext);
  if (!state) throw new Error('A menu item was drawn outside a Menu, MenuSub or ContextMenu.');
  return state;
}
