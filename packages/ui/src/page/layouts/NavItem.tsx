'use client';

import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkElement } from '../../controls/link/LinkElement';
import { ItemLabel, itemRules } from './navItem.styles';

/** Props of `NavItem`; what is not named here goes to the link. */
export interface NavItemProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  readonly href: string;
  /** What the link leads to; stands as its tooltip when the navigation is collapsed. */
  readonly label: string;
  readonly icon: ReactNode;
  /** True if this is the screen on show. */
  readonly current?: boolean;
  /** A count or mark at the end of the line. */
  readonly badge?: ReactNode;
}

const ItemRoot = styled(LinkElement).withConfig({ componentId: 'cr-NavItem' })`${itemRules}`;

/** A line of the navigation that leads to a screen. */
export const NavItem = forwardRef<HTMLAnchorElement, NavItemProps>(function NavItem(
  { label, icon, current = false, badge, ...rest },
  ref,
) {
  return (
    <li>
      <ItemRoot ref={ref} title={label} {...(current && { 'aria-current': 'page' as const })} {...rest}>
        {icon}
        <ItemLabel>{label}</ItemLabel>
        {badge}
      </ItemRoot>
    </li>
  );
});
