import { styled } from 'styled-components';
import { choiceBox } from '../../internal/choice.styles';
import { v } from '../../theme/vars';

export const RadioElement = styled.input.withConfig({ componentId: 'cr-Radio' })`
  ${choiceBox}
  border-radius: 50%;
  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    background: ${v('primary.on')};
    transform: scale(0);
    transition: transform ${v('motion.fast')} ${v('motion.ease')};
  }
  &:checked::before { transform: scale(1); }
  &:disabled::before { background: ${v('textDisabled')}; }
`;
