import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router-dom';

/** An anchor that moves between screens without loading a page. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function RouterLink(
  { href = '', ...rest },
  ref,
) {
  return <Link ref={ref} to={href} {...rest} />;
});
