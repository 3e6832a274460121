'use client';

import { forwardRef, type HTMLAttributes, useId } from 'react';
import { GroupLabel, GroupList } from './navItem.styles';

/** Props of `NavGroup`. */
export interface NavGroupProps extends HTMLAttributes<HTMLUListElement> {
  /** Heading of the group; absent for the first lines. */
  readonly label?: string;
}

/** Lines of the navigation that belong together. */
export const NavGroup = forwardRef<HTMLUListElement, NavGroupProps>(function NavGroup({ label, ...rest }, ref) {
  const id = useId();
  return (
    <>
      {label && <GroupLabel id={id}>{label}</GroupLabel>}
      <GroupList ref={ref} {...(label && { 'aria-labelledby': id })} {...rest} />
    </>
  );
});
