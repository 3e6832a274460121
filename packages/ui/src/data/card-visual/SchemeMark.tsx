'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { MarkRoot } from './cardVisual.styles';

/** Card schemes that have a mark of their own; any other has the plain one. */
export type CardScheme = 'visa' | 'mastercard' | 'unionpay' | 'other';

/** Props of `SchemeMark`. */
export interface SchemeMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly scheme: CardScheme;
  /** Name of the scheme as it is read out and, unless `compact`, written beside the mark. */
  readonly name: string;
  /** The mark alone. */
  readonly compact?: boolean;
}

// Plain shapes in the colour of the text: enough to tell networks apart, without anybody's logo.
const SHAPES: Readonly<Record<CardScheme, string>> = {
  visa: 'M1 2.5h2.3l1.2 5 2.2-5H9L5.6 9.5H3.3z M9.6 2.5h2.1l-1.3 7H8.3z M17.6 2.7l-.4 1.7c-1.5-.6-2.6-.3-2.6.2 0 .8 2.6 1 2.6 2.8 0 2-2.8 2.7-5.1 1.8l.4-1.8c1.6.7 2.7.5 2.7-.1 0-.8-2.5-.9-2.5-2.7 0-1.9 2.5-2.7 4.9-1.9z M20.2 2.5h2l1.5 7h-2l-.3-1.3H19l-.6 1.3h-2.1z M20.9 4.6l-1.2 2.1h1.6z',
  mastercard:
    'M8.5 1a5 5 0 1 0 2 9.6 6.6 6.6 0 0 1 0-9.2A5 5 0 0 0 8.5 1z M15.5 1a5 5 0 1 1-2 9.6 6.6 6.6 0 0 0 0-9.2A5 5 0 0 1 15.5 1z',
  unionpay: 'M3.5 1H8L6 11H1.5z M10 1h4.5l-2 10H8z M16.5 1H21l-2 10h-4.5z',
  other: 'M3 1h18a2 2 0 0 1 2 2v1H1V3a2 2 0 0 1 2-2z M1 6h22v3a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z',
};

/** A drawn sign of a card scheme, with its name. */
export const SchemeMark = forwardRef<HTMLSpanElement, SchemeMarkProps>(function SchemeMark(
  { scheme, name, compact, ...rest },
  ref,
) {
  const meaning = compact ? { role: 'img', 'aria-label': name } : {};
  return (
    <MarkRoot ref={ref} {...meaning} {...rest}>
      <svg width="32" height="16" viewBox="0 0 24 12" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={SHAPES[scheme]} />
      </svg>
      {!compact && name}
    </MarkRoot>
  );
});
