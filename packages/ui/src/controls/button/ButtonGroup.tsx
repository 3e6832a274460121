'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { ButtonGroupRoot } from './buttonGroup.styles';

/** Props of `ButtonGroup`. */
export interface ButtonGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'aria-label'> {
  /** What the buttons have in common. */
  readonly label: string;
}

/** Buttons that belong together, joined at their borders. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup({ label, ...rest }, ref) {
  return <ButtonGroupRoot ref={ref} role="group" aria-label={label} {...rest} />;
});
