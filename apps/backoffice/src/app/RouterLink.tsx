import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { replacesAddress } from '../routes/paths';

/** Returns true for a press that a browser would open somewhere else, such as one with Ctrl. */
const goesElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** An anchor that moves between screens without loading a page. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function RouterLink(
  { href = '', target, onClick, ...rest },
  ref,
) {
  const address = useHref(href);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || goesElsewhere(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // Who follows a link to where they are goes back past it at once.
    navigate(href, { replace: replacesAddress(href) || address === `${pathname}${search}${hash}` });
  };
  return <a {...rest} ref={ref} href={address} target={target} onClick={click} />;
});
