'use client';

import { forwardRef, type HTMLAttributes, type KeyboardEvent } from 'react';
import { useTheme } from '../../theme/context';
import { TabListRoot } from './tabs.styles';

/** Props of `TabList`. */
export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** What the tabs are views of. */
  readonly label: string;
}

function targetOf(key: string, rtl: boolean, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (index + count - 1) % count;
  return undefined;
}

/** The row of tabs: one stop for Tab, arrows move and choose. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList({ label, onKeyDown, ...rest }, ref) {
  const { dir } = useTheme();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const index = tabs.findIndex((tab) => tab.matches(':focus'));
    const target = index < 0 ? undefined : targetOf(event.key, dir === 'rtl', index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    tabs[target]?.focus();
    tabs[target]?.click();
  };
  return <TabListRoot ref={ref} role="tablist" aria-label={label} onKeyDown={move} {...rest} />;
});
