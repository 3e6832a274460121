import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const ChipRoot = styled.span.withConfig({ componentId: 'cr-Chip' })`
  ${toneRules}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.full')};
  background: ${v('surface')};
  color: ${v('text')};
  font: ${v('type.small')};
  font-weight: ${v('weight.medium')};
  &[data-tone] { background: var(--cr-t-soft); border-color: transparent; color: var(--cr-t-text); }
  &[data-size='lg'] { min-block-size: 28px; font: ${v('type.caption')}; font-weight: ${v('weight.medium')}; }
  &[data-selected] { background: ${v('surfaceSelected')}; border-color: ${v('primary.text')}; color: ${v('primary.text')}; }
  &:has(:disabled) { color: ${v('textDisabled')}; background: ${v('surfaceDisabled')}; border-color: ${v('border')}; }
`;

export const ChipBody = styled.span.withConfig({ componentId: 'cr-ChipBody' })`
  ${controlReset}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-inline-size: 0;
  padding-inline: 9px;
  min-block-size: 22px;
  border-radius: inherit;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  button& { cursor: pointer; }
  button&:hover { background: ${v('surfaceActive')}; }
  button&:focus-visible { ${focusRing} }
  button&:disabled { cursor: not-allowed; background: none; }
  &:not(:last-child) { padding-inline-end: 2px; }
`;

export const ChipRemove = styled.button.withConfig({ componentId: 'cr-ChipRemove' })`
  ${controlReset}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: -1px;
  border-radius: 50%;
  cursor: pointer;
  & > svg { inline-size: 12px; block-size: 12px; }
  &:hover { background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;

export const StatusDot = styled.span.withConfig({ componentId: 'cr-StatusDot' })`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: currentcolor;
`;
