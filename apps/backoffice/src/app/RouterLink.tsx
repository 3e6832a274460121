import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** An anchor that moves between screens without loading a page. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function RouterLink(
  { href = '', target, onClick, ...rest },
  ref,
) {
  const move = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) move(event);
  };
  return <a {...rest} ref={ref} href={useHref(href)} target={target} onClick={click} />;
});
