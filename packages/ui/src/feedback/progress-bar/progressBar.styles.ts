import { keyframes, styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';
import { reducedMotion } from '../../theme/media';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(340%); }`;

export const ProgressRoot = styled.div.withConfig({ componentId: 'cr-ProgressBar' })`
  ${toneRules}
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 6px;
  inline-size: 100%;
`;

export const BarWords = styled.span.withConfig({ componentId: 'cr-ProgressBarWords' })`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  ${tabularFigures}
`;

export const BarTrack = styled.span.withConfig({ componentId: 'cr-ProgressBarTrack' })`
  position: relative;
  display: block;
  block-size: 6px;
  overflow: hidden;
  border-radius: ${v('radius.full')};
  background: ${v('skeleton')};
  &[data-size='sm'] { block-size: 3px; }
`;

export const BarFill = drawn(styled.span.withConfig({ componentId: 'cr-ProgressBarFill' })`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: var(--cr-t-fill);
  transform: scaleX(var(--cr-done));
  transform-origin: calc(50% - 50% * ${v('dir')}) 50%;
  transition: transform ${v('motion.slow')} ${v('motion.ease')};
  &[data-running] {
    inset-inline-end: 70%;
    animation: ${run} 1.2s ease-in-out infinite;
    ${reducedMotion} { animation: none; transform: none; inset: 0; opacity: 0.6; }
  }
  [dir='rtl'] &[data-running] { animation-direction: reverse; }
`);
