import type { CardScheme } from '@corridor/core';
import { SchemeMark as Mark, v } from '@corridor/ui';
import { styled } from 'styled-components';

const Frame = styled.span.withConfig({ componentId: 'cr-SchemeFrame' })`
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

/** The network of a card as a small framed mark; the word stands beside it for screen readers. */
export function SchemeMark({ scheme }: { readonly scheme: CardScheme }) {
  return (
    <Frame aria-hidden="true">
      <Mark scheme={scheme} name="" compact />
    </Frame>
  );
}
