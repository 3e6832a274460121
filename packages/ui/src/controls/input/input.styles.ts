import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { controlBox, controlStates } from './control';

export const InputShell = styled.div.withConfig({ componentId: 'cr-Input' })`
  ${controlBox}
  ${controlStates}
  cursor: text;
  text-align: start;
`;

export const InputElement = styled.input.withConfig({ componentId: 'cr-InputElement' })`
  ${controlReset}
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding-inline: ${v('density.controlX')};
  border-radius: inherit;
  outline: none;
  &::placeholder { color: ${v('textSubtle')}; opacity: 1; }
  &:placeholder-shown { text-overflow: ellipsis; }
  &::-webkit-search-cancel-button { display: none; }
  &:disabled { cursor: not-allowed; }
  &[data-align='end'] { unicode-bidi: normal; text-align: end; ${tabularFigures} }
  &:placeholder-shown ~ [data-clear] { visibility: hidden; }
`;

export const Adornment = styled.span.withConfig({ componentId: 'cr-InputAdornment' })`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 4px;
  color: ${v('textMuted')};
  &[data-side='start'] { padding-inline-start: ${v('density.controlX')}; margin-inline-end: -4px; }
  &[data-side='end'] { padding-inline-end: ${v('density.controlX')}; margin-inline-start: -4px; }
  &[data-side='end']:has(> button) { padding-inline-end: 4px; }
`;

export const InputAction = styled.button.withConfig({ componentId: 'cr-InputAction' })`
  ${controlReset}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${v('radius.small')};
  color: ${v('textMuted')};
  cursor: pointer;
  &[data-clear] { margin-inline-end: 4px; }
  &:hover { color: ${v('text')}; background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
  &:disabled { color: ${v('textDisabled')}; background: none; cursor: not-allowed; }
`;
