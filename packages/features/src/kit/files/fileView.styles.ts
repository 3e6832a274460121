import { v } from '@corridor/ui';
import { styled } from 'styled-components';

export const Viewer = styled.div.withConfig({ componentId: 'cr-FileView' })`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceActive')};
  overflow: hidden;
`;

export const ViewerBar = styled.div.withConfig({ componentId: 'cr-FileViewBar' })`
  display: flex;
  align-items: center;
  gap: ${v('space.1')};
  padding: ${v('space.1')} ${v('space.2')} ${v('space.1')} ${v('space.3')};
  border-block-end: 1px solid ${v('border')};
  background: ${v('surface')};
  > :first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const ViewerSheet = styled.div.withConfig({ componentId: 'cr-FileViewSheet' })`
  position: relative;
  flex: 1;
  min-block-size: 320px;
  overflow: auto;
  container-type: size;
  &:focus-visible {
    outline: 2px solid ${v('focusRing')};
    outline-offset: -2px;
  }
`;

export const ViewerTurn = styled.div.withConfig({ componentId: 'cr-FileViewTurn' })`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: calc(100% * var(--cr-zoom));
  block-size: calc(100% * var(--cr-zoom));
  display: grid;
  place-items: center;
  > * {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: contain;
    transform: rotate(var(--cr-turn));
    transition: transform ${v('motion.fast')} ${v('motion.ease')};
  }
  /* Turned by a quarter it is as wide as the place is high, so that nothing of it is cut off. */
  &[data-turned] > * {
    inline-size: calc(100cqb * var(--cr-zoom));
    block-size: calc(100cqi * var(--cr-zoom));
  }
  @media (prefers-reduced-motion: reduce) {
    > * {
      transition: none;
    }
  }
`;
