import { css, styled } from 'styled-components';
import { focusRing } from '../theme/focus';
import { controlReset } from '../theme/reset';
import { v } from '../theme/vars';

/** Rules of the native input under a checkbox, radio or switch. */
export const choiceBox = css`
  ${controlReset}
  position: relative;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 2px 0;
  border: 1px solid ${v('borderControl')};
  border-radius: min(${v('radius.small')}, 4px);
  background: ${v('surface')};
  cursor: pointer;
  transition: background-color ${v('motion.fast')}, border-color ${v('motion.fast')};
  &:hover:not(:disabled) { border-color: ${v('textMuted')}; }
  &:focus-visible { ${focusRing} }
  &:checked, &:indeterminate:not([type='radio']) { background: ${v('primary.fill')}; border-color: ${v('primary.fillActive')}; }
  &:checked:hover:not(:disabled) { background: ${v('primary.fillHover')}; border-color: ${v('primary.fillActive')}; }
  &[aria-invalid='true'] { border-color: ${v('invalid')}; }
  &:disabled { background: ${v('surfaceDisabled')}; border-color: ${v('borderStrong')}; cursor: not-allowed; }
  @media (forced-colors: active) { appearance: auto; }
`;

export const ChoiceLabel = styled.label.withConfig({ componentId: 'cr-Choice' })`
  display: inline-flex;
  gap: 8px;
  align-items: flex-start;
  color: ${v('text')};
  font: ${v('type.body')};
  cursor: pointer;
  &:has(:disabled) { color: ${v('textDisabled')}; cursor: not-allowed; }
  &[data-end] { flex-direction: row-reverse; justify-content: space-between; inline-size: 100%; }
`;

export const ChoiceText = styled.span.withConfig({ componentId: 'cr-ChoiceText' })`
  min-inline-size: 0;
`;

export const ChoiceHelp = styled.span.withConfig({ componentId: 'cr-ChoiceHelp' })`
  display: block;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
`;

export const ChoiceList = styled.div.withConfig({ componentId: 'cr-ChoiceList' })`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  &[data-orientation='horizontal'] { flex-flow: row wrap; gap: 8px 20px; }
`;
