'use client';

import { forwardRef } from 'react';
import { ExternalGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import type { LinkElementProps } from './LinkElement';
import { LinkRoot } from './link.styles';
import { linkEn } from './messages';

/** Props of `Link`. */
export interface LinkProps extends LinkElementProps {
  readonly href: string;
  /** Opens a new tab and says so. */
  readonly external?: boolean;
  /** `inline` inside a sentence (underlined), `quiet` where a table or list is full of links. */
  readonly look?: 'plain' | 'inline' | 'quiet';
}

/** A link to another screen or page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external, look = 'plain', children, ...rest },
  ref,
) {
  const message = useMessages(linkEn);
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <LinkRoot
      ref={ref}
      data-inline={look === 'inline' ? '' : undefined}
      data-quiet={look === 'quiet' ? '' : undefined}
      {...elsewhere}
      {...rest}
    >
      {children}
      {external && (
        <>
          <ExternalGlyph /> <VisuallyHidden>{message('link.newTab')}</VisuallyHidden>
        </>
      )}
    </LinkRoot>
  );
});
