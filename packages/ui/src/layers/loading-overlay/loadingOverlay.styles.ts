import { keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/media';
import { v } from '../../theme/vars';

const turn = keyframes`to { transform: rotate(1turn); }`;
const fade = keyframes`from { opacity: 0; }`;

export const OverlayRoot = styled.div.withConfig({ componentId: 'cr-LoadingOverlay' })`
  position: fixed;
  inset: 0;
  z-index: ${v('z.overlay')};
  display: grid;
  place-items: center;
  background: ${v('overlay')};
  animation: ${fade} ${v('motion.slow')} ${v('motion.ease')};
`;

export const OverlayPanel = styled.div.withConfig({ componentId: 'cr-LoadingOverlayPanel' })`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceRaised')};
  color: ${v('text')};
  font: ${v('type.body')};
  font-weight: ${v('weight.medium')};
  box-shadow: ${v('shadow.overlay')};
`;

export const OverlayRing = styled.span.withConfig({ componentId: 'cr-LoadingOverlayRing' })`
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  border: 2.5px solid ${v('primary.text')};
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
  ${reducedMotion} { animation-duration: 3s; }
`;
