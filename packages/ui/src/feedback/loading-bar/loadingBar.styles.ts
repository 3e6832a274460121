import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { v } from '../../theme/vars';

export const LoadingRoot = drawn(styled.div.withConfig({ componentId: 'cr-LoadingBar' })`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${v('z.overlay')};
  block-size: 3px;
  overflow: hidden;
  pointer-events: none;
  transition: opacity ${v('motion.slow')} ${v('motion.ease')} 120ms;
  &[data-done] { opacity: 0; }
  &[hidden] { display: none; }
`);

export const LoadingFill = styled.div.withConfig({ componentId: 'cr-LoadingBarFill' })`
  block-size: 100%;
  background: ${v('primary.fill')};
  transform: scaleX(var(--cr-done));
  transform-origin: calc(50% - 50% * ${v('dir')}) 50%;
  transition: transform ${v('motion.slow')} ${v('motion.ease')};
`;
