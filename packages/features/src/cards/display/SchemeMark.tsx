import type { CardScheme } from '@corridor/core';
import { v } from '@corridor/ui';
import { styled } from 'styled-components';

const Mark = styled.span.withConfig({ componentId: 'cr-SchemeMark' })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 32px;
  block-size: 20px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.small')};
  background: ${v('surfaceRaised')};
  color: ${v('textMuted')};
  svg {
    display: block;
    inline-size: 24px;
    block-size: 12px;
  }
`;

// Plain shapes in the colour of the text: enough to tell networks apart, without anybody's logo.
const SHAPES: Readonly<Record<CardScheme, string>> = {
  visa: 'M3 2h3l2 6 3-6h3L9 10.5H6z M16 2h5l-1 2.2h-3.2z M14.8 5.400H18l-1 2.2h-3.2z',
  mastercard: 'M8.5 1a5 5 0 1 0 2 9.6 6.6 6.6 0 0 1 0-9.2A5 5 0 0 0 8.5 1z M15.5 1a5 5 0 1 1-2 9.6 6.6 6.6 0 0 0 0-9.2A5 5 0 0 1 15.5 1z',
  unionpay: 'M3.5 1H8L6 11H1.5z M10 1h4.5l-2 10H8z M16.5 1H21l-2 10h-4.5z',
};

/** The network of a card as a small mark; the word stands beside it for screen readers. */
export function SchemeMark({ scheme }: { readonly scheme: CardScheme }) {
  return (
    <Mark aria-hidden="true">
      <svg viewBox="0 0 24 12" fill="currentColor" aria-hidden="true">
        <path d={SHAPES[scheme]} />
      </svg>
    </Mark>
  );
}
