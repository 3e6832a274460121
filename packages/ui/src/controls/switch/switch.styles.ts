import { styled } from 'styled-components';
import { choiceBox } from '../../internal/choice.styles';
import { v } from '../../theme/vars';

export const SwitchElement = styled.input.withConfig({ componentId: 'cr-Switch' })`
  ${choiceBox}
  inline-size: 32px;
  block-size: 18px;
  margin: 1px 0;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${v('textMuted')};
    transition: transform ${v('motion.base')} ${v('motion.ease')};
  }
  &:checked::before { transform: translateX(calc(var(--cr-dir, 1) * 14px)); background: ${v('primary.on')}; }
  &:disabled::before { background: ${v('textDisabled')}; }
`;
