'use client';

import { forwardRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ButtonProps, 'startIcon' | 'endIcon' | 'fullWidth' | 'aria-label'> {
  /** What pressing it does. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** A square button that shows an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'ghost', ...rest },
  ref,
) {
  const shape = { 'data-icon': '' };
  return <Button ref={ref} variant={variant} aria-label={label} {...shape} {...rest} />;
});
