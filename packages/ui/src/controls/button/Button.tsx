'use client';

import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { ButtonRoot } from './button.styles';

/** The look that every kind of button shares. */
export interface ButtonLook {
  /** `primary` once per view, `danger` for what cannot be undone, `ghost` in toolbars. Default secondary. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width. */
  readonly fullWidth?: boolean;
  /** Drawn before and after the text, in reading order. */
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** Props of `Button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a ring in place of the text at the same width, keeps the focus and ignores clicks. */
  readonly loading?: boolean;
}

/** Something to press; `type` is `button` unless it is said to be `submit`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    fullWidth,
    startIcon,
    endIcon,
    loading,
    onClick,
    type = 'button',
    children,
    ...rest
  },
  ref,
) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <ButtonRoot
      ref={ref}
      type={type}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth ? '' : undefined}
      aria-busy={loading || undefined}
      {...rest}
      onClick={loading ? ignore : onClick}
    >
      {startIcon}
      {children}
      {endIcon}
    </ButtonRoot>
  );
});
