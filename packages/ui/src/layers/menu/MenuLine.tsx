'use client';

import type { ReactNode } from 'react';
import { MenuDescription, MenuIcon, MenuLabel, MenuShortcut, MenuWords } from './menu.styles';

/** What every line of a menu may show. */
export interface MenuLineContent {
  readonly icon?: ReactNode;
  /** A sentence under the label. */
  readonly description?: ReactNode;
  /** Why it cannot be done now, in place of the description; it makes the item disabled. */
  readonly disabledReason?: ReactNode;
  /** Keys that do the same, such as "⌘ C". */
  readonly shortcut?: string;
}

interface MenuLineProps extends MenuLineContent {
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The inside of a line: icon, label with a sentence under it, keys, and a sign at the end. */
export function MenuLine({ icon, description, disabledReason, shortcut, end, children }: MenuLineProps) {
  const words = disabledReason ?? description;
  return (
    <>
      {icon && <MenuIcon>{icon}</MenuIcon>}
      <MenuWords>
        <MenuLabel>{children}</MenuLabel>
        {words && <MenuDescription>{words}</MenuDescription>}
      </MenuWords>
      {shortcut && <MenuShortcut dir="ltr">{shortcut}</MenuShortcut>}
      {end}
    </>
  );
}
