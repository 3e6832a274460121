'use client';

import { forwardRef } from 'react';
import { Text, type TextProps } from './Text';

/** Level of a heading in the outline of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of `Heading`. */
export interface HeadingProps extends Omit<TextProps, 'as'> {
  /** Level in the outline of the page; the look follows it unless `variant` says otherwise. */
  readonly level: HeadingLevel;
}

/** A heading of the outline: level 1 is a page title, 2 a section, the rest body text in bold. */
export const Heading = forwardRef<HTMLElement, HeadingProps>(function Heading(
  { level, variant, weight, ...rest },
  ref,
) {
  const look = variant ?? (level === 1 ? 'title' : level === 2 ? 'section' : 'body');
  return <Text ref={ref} as={`h${level}`} variant={look} weight={weight ?? 'semibold'} color="text" {...rest} />;
});
