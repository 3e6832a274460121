import { keyframes, styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { reducedMotion } from '../../theme/media';
import { v } from '../../theme/vars';

const breathe = keyframes`50% { opacity: 0.45; }`;

export const SkeletonRoot = drawn(styled.span.withConfig({ componentId: 'cr-Skeleton' })`
  display: block;
  box-sizing: border-box;
  max-inline-size: 100%;
  background: ${v('skeleton')};
  border-radius: ${v('radius.small')};
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${reducedMotion} { animation: none; }
  &[data-shape='text'] { block-size: 12px; margin-block: 4px; }
  &[data-shape='circle'] { border-radius: 50%; }
  &[data-shape='block'] { border-radius: ${v('radius.control')}; }
`);
