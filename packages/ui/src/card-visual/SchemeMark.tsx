'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
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

const DRAWING: Record<CardScheme, ReactNode> = {
  visa: (
    <>
      <path d="M6 4h6l-4 16H2z" opacity=".9" />
      <path d="M15 4h6l-4 16h-6z" opacity=".55" />
      <path d="M24 4h6l-4 16h-6z" opacity=".25" />
    </>
  ),
  mastercard: (
    <>
      <circle cx="12" cy="12" r="9" opacity=".85" />
      <circle cx="20" cy="12" r="9" opacity=".4" />
    </>
  ),
  unionpay: (
    <>
      <rect x="2" y="4" width="11" height="16" rx="3" opacity=".85" transform="skewX(-8) translate(2)" />
      <rect x="11" y="4" width="11" height="16" rx="3" opacity=".5" transform="skewX(-8) translate(2)" />
      <rect x="20" y="4" width="10" height="16" rx="3" opacity=".28" transform="skewX(-8) translate(2)" />
    </>
  ),
  other: (
    <>
      <rect x="3" y="5" width="26" height="14" rx="3" opacity=".35" />
      <rect x="3" y="9" width="26" height="3" opacity=".85" />
    </>
  ),
};

/** A drawn sign of a card scheme, with its name. */
export const SchemeMark = forwardRef<HTMLSpanElement, SchemeMarkProps>(function SchemeMark(
  { scheme, name, compact, ...rest },
  ref,
) {
  const meaning = compact ? { role: 'img', 'aria-label': name } : {};
  return (
    <MarkRoot ref={ref} {...meaning} {...rest}>
      <svg width="32" height="24" viewBox="0 0 32 24" fill="currentColor" aria-hidden="true">
        {DRAWING[scheme]}
      </svg>
      {!compact && name}
    </MarkRoot>
  );
});
