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
  visa: 'M1 2.5h2.3l1.2 5 2.2-5H9L5.6 9.5H3.3z M9.6 2.5h2.1l-1.3 7H8.3z M17.6 2.7l-.4 1.7c-1.5-.6-2.6-.3-2.6.2 0 .8 2.6 1 2.6 2.8 0 2-2.8 2.7-5.1 1.8l.4-1.8c1.6.7 2.7.5 2.7-.1 0-.8-2.5-.9-2.5-2.7 0-1.9 2.5-2.7 4.9-1.9z M20.2 2.5h2l1.5 7h-2l-.3-1.3H19l-.6 1.3h-2.1z M20.9 4.6l-1.2 2.1h1.6z',
  mastercard:
    'M8.5 1a5 5 0 1 0 2 9.6 6.6 6.6 0 0 1 0-9.2A5 5 0 0 0 8.5 1z M15.5 1a5 5 0 1 1-2 9.6 6.6 6.6 0 0 0 0-9.2A5 5 0 0 1 15.5 1z',
  unionpay: 'M3.5 1H8L6 11H1.5z M10 1h4.5l-2 10H8z M16.5 1H21l-2 10h-4.5z',
};

/** The network of a card as a small mark; the word stands beside it for screen readers. */
export function SchemeMark({ scheme }: { readonly scheme: CardScheme }) {
  return (
    <Mark aria-hidden="true">
      <svg viewBox="0 0 24 12" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={SHAPES[scheme]} />
      </svg>
    </Mark>
  );
}
