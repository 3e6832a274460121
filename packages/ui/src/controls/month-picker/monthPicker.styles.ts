import { styled } from 'styled-components';
import { controlReset, focusRingInset, v } from '../../theme';
import { tabularFigures } from '../../theme/figures';
import { controlBox, controlStates } from '../input/control';

export const MonthTrigger = styled.button.withConfig({ componentId: 'cr-MonthPicker' })`
  ${controlReset}
  ${controlBox}
  ${controlStates}
  justify-content: space-between;
  gap: 8px;
  padding-inline: ${v('density.controlX')};
  cursor: pointer;
  &:disabled > span { color: inherit; }
`;

export const MonthValue = styled.span.withConfig({ componentId: 'cr-MonthValue' })`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${tabularFigures}
  &[data-empty] { color: ${v('textSubtle')}; }
`;

export const MonthMark = styled.span.withConfig({ componentId: 'cr-MonthMark' })`
  display: inline-flex;
  color: ${v('textMuted')};
`;

export const MonthPanel = styled.div.withConfig({ componentId: 'cr-MonthPanel' })`
  inline-size: 256px;
  padding: 12px;
`;

export const MonthHead = styled.div.withConfig({ componentId: 'cr-MonthHead' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 8px;
  font-weight: ${v('weight.semibold')};
  ${tabularFigures}
`;

export const MonthTable = styled.div.withConfig({ componentId: 'cr-MonthGrid' })`
  outline: none;
`;

export const MonthRow = styled.div.withConfig({ componentId: 'cr-MonthRow' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  &:not(:first-child) { margin-block-start: 4px; }
`;

export const MonthCell = styled.div.withConfig({ componentId: 'cr-MonthCell' })`
  ${controlReset}
  display: grid;
  place-items: center;
  block-size: 40px;
  border-radius: ${v('radius.control')};
  cursor: pointer;
  user-select: none;
  &:hover { background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRingInset} }
  &[aria-current] { font-weight: ${v('weight.semibold')}; color: ${v('primary.text')}; }
  &[aria-selected='true'] { background: ${v('primary.fill')}; color: ${v('primary.on')}; font-weight: ${v('weight.semibold')}; }
  &[aria-selected='true']:focus-visible { outline-offset: 2px; }
  &[aria-disabled='true'] { background: none; color: ${v('textDisabled')}; cursor: not-allowed; }
`;
