import { styled } from 'styled-components';
import { ListPanel } from '../../internal/listbox/listbox.styles';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { controlBox, controlStates } from '../input/control';

export const ComboboxShell = styled.div.withConfig({ componentId: 'cr-Combobox' })`
  ${controlBox}
  ${controlStates}
  position: relative;
  cursor: text;
  & > svg { flex: none; margin-inline: 4px ${v('density.controlX')}; color: ${v('textMuted')}; pointer-events: none; }
  &[data-multiple] {
    flex-wrap: wrap;
    gap: 4px;
    padding-block: 3px;
    padding-inline: 4px 28px;
  }
  &[data-multiple] > svg { position: absolute; inset-inline-end: 0; inset-block: 0; margin-block: auto; }
  &[data-multiple] > [aria-label]:not(input) { margin-inline-start: auto; }
`;

export const ComboboxInput = styled.input.withConfig({ componentId: 'cr-ComboboxInput' })`
  ${controlReset}
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding-inline-start: ${v('density.controlX')};
  outline: none;
  text-overflow: ellipsis;
  &::placeholder { color: ${v('textSubtle')}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
  [data-multiple] > & { flex-basis: 72px; min-block-size: 24px; padding-inline-start: 6px; }
`;

export const ComboboxIcon = styled.span.withConfig({ componentId: 'cr-ComboboxIcon' })`
  display: inline-flex;
  flex: none;
  margin-inline: ${v('density.controlX')} -4px;
  color: ${v('textMuted')};
`;

export const OptionsPanel = styled(ListPanel).withConfig({ componentId: 'cr-ComboboxPanel' })`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
`;

/** What scrolls is the listbox itself: its combobox brings the keyboard to it. */
export const OptionsList = styled.div.withConfig({ componentId: 'cr-ComboboxList' })`
  position: relative;
  min-block-size: 0;
  padding: ${v('space.1')};
  scroll-padding-block: ${v('space.1')};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const VirtualSpace = styled.div.withConfig({ componentId: 'cr-VirtualSpace' })`
  position: relative;
`;

export const VirtualRow = styled.div.withConfig({ componentId: 'cr-VirtualRow' })`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
`;
