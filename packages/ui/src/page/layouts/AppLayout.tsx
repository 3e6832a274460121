'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../controls/button';
import { Icon, MenuIcon } from '../../icon';
import { useControlled } from '../../internal/useControlled';
import { useMessages } from '../../messages';
import { AppNav } from './AppNav';
import { Veil } from './appNav.styles';
import { AppLayoutRoot, Bar, BarOpener, Column, Content, Foot, SkipAnchor } from './layouts.styles';
import { layoutsEn } from './messages';
import { useNavOverlay } from './useNavOverlay';

/** Ground of the screen: sunken under its cards, or plain, where borders alone part them. @source spec §3 */
export type Skin = 'default' | 'bordered';

/** Props of `AppLayout`; what is not named here goes to the root. */
export interface AppLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Mark and name of the product, over the navigation. */
  readonly brand: ReactNode;
  /** `NavGroup`s with their `NavItem`s. */
  readonly nav: ReactNode;
  /** Content of the bar over the screen. */
  readonly bar?: ReactNode;
  /** Lets the screen shine through the bar. Default true. */
  readonly blurred?: boolean;
  readonly footer?: ReactNode;
  /** Shows the navigation as icons only, from 1280 px. */
  readonly collapsed?: boolean;
  readonly onCollapsedChange?: (collapsed: boolean) => void;
  /** Shows the navigation over the screen, below 1280 px. */
  readonly navOpen?: boolean;
  readonly onNavOpenChange?: (open: boolean) => void;
  /** Default `default`. */
  readonly skin?: Skin;
  /** Keeps the screen at a readable width. */
  readonly boxed?: boolean;
}

/** The frame of a product: navigation at the start, a bar above, the screen between. @source spec §2 "default" */
export const AppLayout = forwardRef<HTMLDivElement, AppLayoutProps>(function AppLayout(
  { brand, nav, bar, blurred = true, footer, boxed = false, skin = 'default', children, ...props },
  ref,
) {
  const { collapsed: asked, onCollapsedChange, navOpen, onNavOpenChange, ...rest } = props;
  const [collapsed, collapse] = useControlled(asked, false, onCollapsedChange);
  const [open, setOpen] = useControlled(navOpen, false, onNavOpenChange);
  const message = useMessages(layoutsEn);
  const navRef = useRef<HTMLElement>(null);
  const columnRef = useRef<HTMLDivElement>(null);
  const content = useId();
  const close = () => setOpen(false);
  useNavOverlay(navRef, columnRef, open, close);
  return (
    <AppLayoutRoot ref={ref} data-skin={skin} data-collapsed={collapsed ? '' : undefined} {...rest}>
      <SkipAnchor href={`#${content}`}>{message('layouts.skip')}</SkipAnchor>
      <AppNav ref={navRef} brand={brand} collapsed={collapsed} open={open} onCollapse={collapse} onLeave={close}>
        {nav}
      </AppNav>
      {open && <Veil onClick={close} />}
      <Column ref={columnRef}>
        <Bar data-blurred={blurred ? '' : undefined}>
          <BarOpener>
            <IconButton label={message('layouts.openNav')} aria-expanded={open} onClick={() => setOpen(true)}>
              <Icon of={MenuIcon} />
            </IconButton>
          </BarOpener>
          {bar}
        </Bar>
        <Content id={content} tabIndex={-1} data-boxed={boxed ? '' : undefined}>
          {children}
        </Content>
        {footer && <Foot>{footer}</Foot>}
      </Column>
    </AppLayoutRoot>
  );
});
