import { styled } from 'styled-components';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { controlBox, controlStates } from '../input/control';

export const TextAreaRoot = styled.textarea.withConfig({ componentId: 'cr-TextArea' })`
  ${controlReset}
  ${controlBox}
  ${controlStates}
  display: block;
  padding: 7px ${v('density.controlX')};
  resize: vertical;
  &::placeholder { color: ${v('textSubtle')}; opacity: 1; }
  &[data-grow] { field-sizing: content; resize: none; max-block-size: 320px; }
`;
