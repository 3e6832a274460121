'use client';

import { forwardRef, type HTMLAttributes, useState } from 'react';
import { AvatarRoot } from './avatar.styles';
import { initials, toneOf } from './initials';

/** Props of `Avatar`. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose it is; gives the initials, the tint and the accessible name. */
  readonly name: string;
  /** Address of a picture; the initials stay where it does not load. */
  readonly src?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Round for people, square for companies. */
  readonly shape?: 'round' | 'square';
  /** The name stands beside it, so a screen reader need not read it twice. */
  readonly decorative?: boolean;
}

/** A person or a company at a glance. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', shape = 'round', decorative, ...rest },
  ref,
) {
  const [broken, setBroken] = useState<string | null>(null);
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <AvatarRoot
      ref={ref}
      data-initials={initials(name)}
      data-tone={toneOf(name)}
      data-size={size}
      data-shape={shape}
      {...meaning}
      {...rest}
    >
      {src && src !== broken && <img src={src} alt="" onError={() => setBroken(src)} />}
    </AvatarRoot>
  );
});
