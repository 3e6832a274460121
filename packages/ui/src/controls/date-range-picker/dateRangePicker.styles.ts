import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { focusRingInset } from '../../theme/focus';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { controlBox, controlStates } from '../input/control';

export const RangeTrigger = styled.button.withConfig({ componentId: 'cr-DateRangePicker' })`
  ${controlReset}
  ${controlBox}
  ${controlStates}
  gap: 8px;
  padding-inline: ${v('density.controlX')};
  cursor: pointer;
  & > [aria-hidden] { color: ${v('textMuted')}; }
  &[aria-expanded='true'] { border-color: ${v('focusRing')}; }
  &[data-invalid] { border-color: ${v('invalid')}; }
  &:disabled > span { color: inherit; }
`;

export const RangeValue = styled.span.withConfig({ componentId: 'cr-RangeValue' })`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${tabularFigures}
  &[data-empty] { color: ${v('textSubtle')}; }
`;

export const PanelRoot = styled.div.withConfig({ componentId: 'cr-DateRangePanel' })`
  box-sizing: border-box;
  display: flex;
  inline-size: max-content;
  max-inline-size: 100%;
  ${below('md')} { flex-direction: column; }
`;

export const Shortcuts = styled.div.withConfig({ componentId: 'cr-Shortcuts' })`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 148px;
  padding: ${v('space.3')} ${v('space.2')};
  border-inline-end: 1px solid ${v('border')};
  ${below('md')} {
    flex-flow: row wrap;
    gap: 4px;
    padding: ${v('space.3')} ${v('space.4')} 0;
    border: 0;
    contain: inline-size;
  }
`;

export const ShortcutButton = styled.button.withConfig({ componentId: 'cr-Shortcut' })`
  ${controlReset}
  padding: 6px 10px;
  border-radius: ${v('radius.control')};
  color: ${v('text')};
  font: ${v('type.caption')};
  cursor: pointer;
  &:hover { background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRingInset} }
  &[aria-pressed='true'] { background: ${v('primary.soft')}; color: ${v('primary.text')}; font-weight: ${v('weight.medium')}; }
  ${below('md')} { padding: 3px 8px; border: 1px solid ${v('border')}; }
`;

export const PanelBody = styled.div.withConfig({ componentId: 'cr-PanelBody' })`
  display: grid;
  gap: ${v('space.4')};
  padding: ${v('space.4')};
  ${below('md')} { gap: ${v('space.3')}; }
`;

export const RangeInputs = styled.div.withConfig({ componentId: 'cr-RangeInputs' })`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${v('space.6')};
  contain: inline-size;
  ${below('md')} { gap: ${v('space.3')}; }
`;

export const PanelEnd = styled.div.withConfig({ componentId: 'cr-PanelEnd' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${v('space.3')};
  min-block-size: 28px;
  contain: inline-size;
`;

export const PanelHint = styled.div.withConfig({ componentId: 'cr-PanelHint' })`
  color: ${v('textMuted')};
  font: ${v('type.small')};
  &[data-problem] { color: ${v('invalid')}; }
`;
