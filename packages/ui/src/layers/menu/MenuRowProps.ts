import type { HTMLAttributes, ReactNode } from 'react';
import type { MenuLineContent } from './MenuLine';

/** Props of `MenuRow`. */
export interface MenuRowProps extends MenuItemProps {
  /** True if it is on, for items that are on or off. */
  readonly checked?: boolean;
  /** A sign at the end, such as the arrow of a submenu. */
  readonly end?: ReactNode;
  /** Another item of the same level has got the focus; keeps its identity between renders. */
  readonly onLeave?: () => void;
}

/** Props of `MenuItem`. */
export interface MenuItemProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'>, MenuLineContent {
  /** Does it; the menu closes unless `keepOpen` is set. */
  readonly onSelect?: () => void;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  /** Leads somewhere: the item is a link. */
  readonly href?: string;
  readonly keepOpen?: boolean;
  /** Words that typing ahead finds; the text of the item when absent. */
  readonly searchText?: string;
}
