import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const MeterRoot = styled.div.withConfig({ componentId: 'cr-Meter' })`
  ${toneRules}
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 6px;
  font: ${v('type.caption')};
`;

export const MeterLine = styled.span.withConfig({ componentId: 'cr-MeterLine' })`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  color: ${v('textMuted')};
  ${tabularFigures}
  & > [data-part='label'] { color: ${v('text')}; font-weight: ${v('weight.medium')}; }
  [data-tone='warning'] & > [data-part='remaining'], [data-tone='danger'] & > [data-part='remaining'] { color: var(--cr-t-text); }
`;

export const MeterTrack = styled.span.withConfig({ componentId: 'cr-MeterTrack' })`
  position: relative;
  display: block;
  block-size: 6px;
  overflow: hidden;
  border-radius: ${v('radius.full')};
  background: ${v('skeleton')};
`;

export const MeterFill = drawn(styled.span.withConfig({ componentId: 'cr-MeterFill' })`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: var(--cr-t-fill);
  [data-tone='warning'] & { background: ${v('meter.warning')}; }
  transform: scaleX(var(--cr-done));
  transform-origin: calc(50% - 50% * ${v('dir')}) 50%;
`);
