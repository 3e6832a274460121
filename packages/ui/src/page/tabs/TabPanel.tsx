'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useTabs } from './context';
import { TabPanelRoot } from './tabs.styles';

/** Props of `TabPanel`. */
export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  readonly value: string;
  /** Keeps it in the page while another shows, so that what was typed in it stays. */
  readonly keepMounted?: boolean;
}

/** What shows while the tab of its value is chosen. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { value, keepMounted, ...rest },
  ref,
) {
  const tabs = useTabs();
  const on = tabs.value === value;
  const { tab, panel } = tabs.ids(value);
  if (!on && !keepMounted) return null;
  return (
    <TabPanelRoot ref={ref} role="tabpanel" id={panel} aria-labelledby={tab} tabIndex={0} hidden={!on} {...rest} />
  );
});
