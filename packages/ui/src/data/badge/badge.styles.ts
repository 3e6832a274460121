import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const BadgeRoot = styled.span.withConfig({ componentId: 'cr-Badge' })`
  ${toneRules}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: ${v('radius.full')};
  background: var(--cr-t-fill);
  color: var(--cr-t-on);
  font: ${v('type.small')};
  font-size: 11px;
  font-weight: ${v('weight.semibold')};
  ${tabularFigures}
  &[data-soft] { background: var(--cr-t-soft); color: var(--cr-t-text); }
  &[data-dot] { min-inline-size: 8px; inline-size: 8px; block-size: 8px; padding: 0; }
`;
