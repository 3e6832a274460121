import { styled } from 'styled-components';
import { choiceBox } from '../../internal/choice.styles';
import { v } from '../../theme/vars';

export const CheckboxElement = styled.input.withConfig({ componentId: 'cr-Checkbox' })`
  ${choiceBox}
  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    background: ${v('primary.on')};
    clip-path: polygon(8% 52%, 20% 39%, 41% 59%, 80% 14%, 93% 26%, 42% 84%);
    transform: scale(0);
    transition: transform ${v('motion.fast')} ${v('motion.ease')};
  }
  &:checked::before, &:indeterminate::before { transform: scale(1); }
  &:indeterminate::before { clip-path: inset(41% 8%); }
  &:disabled::before { background: ${v('textDisabled')}; }
`;
