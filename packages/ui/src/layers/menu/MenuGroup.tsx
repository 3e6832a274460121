'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { MenuGroupRoot, MenuHeading } from './menuGroup.styles';

/** Props of `MenuGroup`. */
export interface MenuGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Heading over the items. */
  readonly label: ReactNode;
}

/** Items that belong together under a heading. */
export const MenuGroup = forwardRef<HTMLDivElement, MenuGroupProps>(function MenuGroup(
  { label, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <MenuGroupRoot ref={ref} role="group" aria-labelledby={id} {...rest}>
      <MenuHeading id={id}>{label}</MenuHeading>
      {children}
    </MenuGroupRoot>
  );
});
