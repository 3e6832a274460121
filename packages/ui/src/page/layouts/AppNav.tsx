'use client';

import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronBackIcon, ChevronForwardIcon, Icon } from '../../icon';
import { useMessages } from '../../messages';
import { NavBrand, NavFoot, NavRoot, NavScroll } from './appNav.styles';
import { layoutsEn } from './messages';
import { ItemLabel, itemRules } from './navItem.styles';

/** Props of `AppNav`. */
export interface AppNavProps {
  readonly brand: ReactNode;
  readonly collapsed: boolean;
  readonly open: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  /** A line was followed. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const CollapseButton = styled.button.withConfig({ componentId: 'cr-NavCollapse' })`
  ${itemRules}
`;

/** The navigation at the start of an `AppLayout`. */
export const AppNav = forwardRef<HTMLElement, AppNavProps>(function AppNav(
  { brand, collapsed, open, onCollapse, onLeave, children },
  ref,
) {
  const message = useMessages(layoutsEn);
  const label = message(collapsed ? 'layouts.expandNav' : 'layouts.collapseNav');
  const leave = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onLeave();
  };
  return (
    <NavRoot ref={ref} aria-label={message('layouts.nav')} data-open={open ? '' : undefined} onClick={leave}>
      <NavBrand>{brand}</NavBrand>
      <NavScroll>{children}</NavScroll>
      <NavFoot>
        <CollapseButton type="button" title={label} aria-pressed={collapsed} onClick={() => onCollapse(!collapsed)}>
          <Icon of={collapsed ? ChevronForwardIcon : ChevronBackIcon} mirror />
          <ItemLabel>{label}</ItemLabel>
        </CollapseButton>
      </NavFoot>
    </NavRoot>
  );
});
