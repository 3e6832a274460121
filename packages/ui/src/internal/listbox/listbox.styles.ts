import { styled } from 'styled-components';
import { controlBox, controlStates } from '../../controls/input/control';
import { drawn } from '../../theme/drawn';
import { focusRing, focusRingInset } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { layerItem, layerPanel } from '../layer/layer.styles';

export const SelectShell = drawn(styled.div.withConfig({ componentId: 'cr-Select' })`
  ${controlBox}
  position: relative;
  &:has(> [role='combobox']:focus-visible) { ${focusRingInset} border-color: ${v('focusRing')}; }
  &:has(> [aria-expanded='true']) { border-color: ${v('focusRing')}; }
  ${controlStates}
  &:has(> [role='combobox']:disabled) { background: ${v('surfaceDisabled')}; border-color: ${v('border')}; color: ${v('textDisabled')}; }
`);

export const SelectTrigger = styled.button.withConfig({ componentId: 'cr-SelectTrigger' })`
  ${controlReset}
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  gap: 8px;
  min-inline-size: 0;
  padding-inline: ${v('density.controlX')};
  border-radius: inherit;
  outline: none;
  cursor: pointer;
  & > svg { flex: none; color: ${v('textMuted')}; }
  &[data-clearable] { padding-inline-start: ${v('density.controlX')}; }
  &[data-clearable] > svg { margin-inline-start: 24px; }
  &:disabled { cursor: not-allowed; }
  &:disabled > svg { color: inherit; }
`;

export const SelectValue = styled.span.withConfig({ componentId: 'cr-SelectValue' })`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  &[data-empty] { color: ${v('textSubtle')}; }
  :disabled > & { color: inherit; }
  & > span:last-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const SelectClear = styled.button.withConfig({ componentId: 'cr-SelectClear' })`
  ${controlReset}
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(${v('density.controlX')} + 20px);
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin-block: auto;
  border-radius: ${v('radius.small')};
  color: ${v('textMuted')};
  cursor: pointer;
  &:hover { color: ${v('text')}; background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;

export const ListPanel = styled.div.withConfig({ componentId: 'cr-Listbox' })`
  ${layerPanel}
  padding: ${v('space.1')};
  scroll-padding-block: ${v('space.1')};
`;

export const ListGroup = styled.div.withConfig({ componentId: 'cr-ListGroup' })`
  & + & { margin-block-start: ${v('space.1')}; }
`;

export const ListHeading = styled.div.withConfig({ componentId: 'cr-ListHeading' })`
  padding: 6px 8px 4px;
  font: ${v('type.small')};
  font-weight: ${v('weight.medium')};
  color: ${v('textMuted')};
`;

export const ListNote = styled.div.withConfig({ componentId: 'cr-ListNote' })`
  padding: ${v('space.3')} ${v('space.2')};
  color: ${v('textMuted')};
  text-align: center;
`;

export const OptionRow = styled.div.withConfig({ componentId: 'cr-Option' })`
  ${layerItem}
  scroll-margin-block: ${v('space.1')};
  &[aria-selected='true'] { font-weight: ${v('weight.medium')}; }
  & > [data-sign] { display: inline-flex; flex: none; inline-size: 16px; color: ${v('primary.text')}; }
  & > [data-icon] { display: inline-flex; flex: none; color: ${v('textMuted')}; }
`;

export const OptionWords = styled.span.withConfig({ componentId: 'cr-OptionWords' })`
  flex: 1;
  min-inline-size: 0;
  & > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { display: block; font: ${v('type.small')}; color: ${v('textMuted')}; }
`;

export const OptionBox = styled.span.withConfig({ componentId: 'cr-OptionBox' })`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${v('borderControl')};
  border-radius: ${v('radius.small')};
  background: ${v('surface')};
  color: ${v('primary.on')};
  & > svg { inline-size: 12px; block-size: 12px; stroke-width: 2.4; }
  [aria-selected='true'] > & { background: ${v('primary.fill')}; border-color: ${v('primary.fillActive')}; }
`;
