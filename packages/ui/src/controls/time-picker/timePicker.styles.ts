import { styled } from 'styled-components';
import { controlReset, focusRingInset, v } from '../../theme';
import { tabularFigures } from '../../theme/figures';
import { controlBox, controlStates } from '../input/control';

export const TimeBox = styled.div.withConfig({ componentId: 'cr-TimePicker' })`
  ${controlBox}
  ${controlStates}
  inline-size: auto;
  min-inline-size: max-content;
  justify-content: space-between;
  padding-inline: calc(${v('density.controlX')} - 3px) 4px;
  cursor: text;
  &[data-disabled] { background: ${v('surfaceDisabled')}; border-color: ${v('border')}; color: ${v('textDisabled')}; cursor: not-allowed; }
`;

// A time reads from left to right in every script.
export const TimeParts = styled.span.withConfig({ componentId: 'cr-TimeParts' })`
  display: inline-flex;
  align-items: center;
  flex: none;
  direction: ltr;
  ${tabularFigures}
`;

export const TimeSegmentElement = styled.input.withConfig({ componentId: 'cr-TimeSegment' })`
  ${controlReset}
  inline-size: calc(2ch + 6px);
  block-size: 24px;
  border-radius: ${v('radius.small')};
  text-align: center;
  ${tabularFigures}
  outline: none;
  caret-color: transparent;
  &[data-wide] { inline-size: auto; min-inline-size: calc(2ch + 12px); max-inline-size: 4em; field-sizing: content; margin-inline-start: 4px; }
  &::placeholder { color: ${v('textSubtle')}; opacity: 1; }
  &:focus { background: ${v('surfaceSelected')}; }
  &::selection { background: transparent; }
  &:disabled { cursor: not-allowed; }
`;

export const TimeColon = styled.span.withConfig({ componentId: 'cr-TimeColon' })`
  color: ${v('textSubtle')};
`;

export const TimeColumns = styled.div.withConfig({ componentId: 'cr-TimeColumns' })`
  display: flex;
  direction: ltr;
`;

export const TimeColumnList = styled.div.withConfig({ componentId: 'cr-TimeColumn' })`
  box-sizing: border-box;
  block-size: 232px;
  inline-size: 64px;
  padding: 8px;
  overflow-y: auto;
  scrollbar-width: none;
  outline: none;
  &::-webkit-scrollbar { display: none; }
  &:not(:first-child) { border-inline-start: 1px solid ${v('border')}; }
  &:focus-visible { ${focusRingInset} border-radius: ${v('radius.control')}; }
`;

export const TimeOption = styled.div.withConfig({ componentId: 'cr-TimeOption' })`
  display: grid;
  place-items: center;
  block-size: 32px;
  border-radius: ${v('radius.control')};
  font: ${v('type.body')};
  ${tabularFigures}
  cursor: pointer;
  user-select: none;
  &:hover { background: ${v('surfaceActive')}; }
  &[aria-selected='true'] { background: ${v('primary.fill')}; color: ${v('primary.on')}; font-weight: ${v('weight.semibold')}; }
  &[aria-disabled='true'] { color: ${v('textDisabled')}; background: none; cursor: not-allowed; }
`;

export const TimeRangeRow = styled.div.withConfig({ componentId: 'cr-TimeRangePicker' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: ${v('textMuted')};
  & > * { flex: 1 1 0; }
  & > span { flex: none; }
`;
