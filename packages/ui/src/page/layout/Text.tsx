'use client';

import { type CSSProperties, forwardRef, type HTMLAttributes } from 'react';
import { isolated } from '../../internal/isolated';
import type { type as typeScale } from '../../theme/tokens';
import type { Tone } from '../../theme/tone';
import { type Token, v } from '../../theme/vars';
import { type FlowTag, useFlowElement } from './useFlowElement';

/** Colour of text by role: main, secondary, least, or a tone. */
export type TextColor = 'text' | 'muted' | 'subtle' | 'inherit' | Tone;

/** Props of `Text`. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: FlowTag;
  /** Step of the type scale. Default body. */
  readonly variant?: keyof typeof typeScale;
  readonly color?: TextColor;
  readonly weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  readonly align?: 'start' | 'center' | 'end';
  /** Figures of equal width, for amounts, dates and ids. */
  readonly tabular?: boolean;
  /** Cuts what does not fit: on one line, or after a number of lines. */
  readonly truncate?: boolean | number;
}

const COLOR: Partial<Record<TextColor, Token>> = { text: 'text', muted: 'textMuted', subtle: 'textSubtle' };

function colorOf(color: TextColor): string {
  const token = COLOR[color];
  if (token) return v(token);
  return color === 'inherit' ? color : `var(--cr-tone-${color}-text)`;
}

function truncation(truncate: boolean | number | undefined): CSSProperties {
  if (!truncate) return {};
  if (truncate === true)
    return { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 };
  return { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: truncate };
}

/** A run or paragraph of text on the type scale. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'span', variant = 'body', color = 'inherit', weight, align, tabular, truncate, style, children, ...rest },
  ref,
) {
  const Element = useFlowElement(as);
  const own: CSSProperties = {
    margin: 0,
    font: v(`type.${variant}`),
    color: colorOf(color),
    ...(weight && { fontWeight: v(`weight.${weight}`) }),
    ...(align && { textAlign: align }),
    ...(tabular && { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.03em' }),
    ...(variant === 'overline' && { letterSpacing: '0.04em' }),
    ...((variant === 'title' || variant === 'figure') && { letterSpacing: '-0.01em' }),
    ...truncation(truncate),
  };
  // At the end of the frame, not of its own direction.
  const content = align === 'end' ? isolated(children) : children;
  return (
    <Element ref={ref} data-text={align === 'end' ? undefined : ''} {...rest} style={{ ...own, ...style }}>
      {content}
    </Element>
  );
});
