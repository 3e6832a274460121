'use client';

import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useTabs } from './context';
import { TabCount, TabRoot } from './tabs.styles';

/** Props of `Tab`. */
export interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly value: string;
  /** How many there are of what it shows. */
  readonly count?: number;
}

/** One tab of a `TabList`. */
export const Tab = forwardRef<HTMLButtonElement, TabProps>(function Tab(
  { value, count, onClick, children, ...rest },
  ref,
) {
  const tabs = useTabs();
  const on = tabs.value === value;
  const { tab, panel } = tabs.ids(value);
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !on) tabs.choose(value);
  };
  return (
    <TabRoot
      ref={ref}
      type="button"
      role="tab"
      id={tab}
      aria-selected={on}
      aria-controls={on ? panel : undefined}
      tabIndex={on ? 0 : -1}
      {...rest}
      onClick={choose}
    >
      {children}
      {count !== undefined && <TabCount>{count}</TabCount>}
    </TabRoot>
  );
});
