'use client';

import { forwardRef } from 'react';
import type { LinkElementProps } from '../link/LinkElement';
import type { ButtonLook } from './Button';
import { ButtonLinkRoot } from './buttonLink.styles';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends LinkElementProps, ButtonLook {
  readonly href: string;
}

/** A link that looks like a button: it leads somewhere, so it is an anchor and opens in a new tab when asked. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', size = 'md', fullWidth, startIcon, endIcon, children, ...rest },
  ref,
) {
  return (
    <ButtonLinkRoot ref={ref} data-variant={variant} data-size={size} data-full={fullWidth ? '' : undefined} {...rest}>
      {startIcon}
      {children}
      {endIcon}
    </ButtonLinkRoot>
  );
});
