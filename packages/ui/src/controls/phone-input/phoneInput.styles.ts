import { styled } from 'styled-components';
import { controlReset, focusRing, v } from '../../theme';
import { tabularFigures } from '../../theme/figures';

export const PhoneRoot = styled.div.withConfig({ componentId: 'cr-PhoneInput' })`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 0;
`;

export const CountryBox = styled.span.withConfig({ componentId: 'cr-PhoneCountry' })`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  align-self: stretch;
  margin-inline: calc(4px - ${v('density.controlX')}) 4px;
  padding-inline: 8px 4px;
  min-block-size: 26px;
  border-radius: ${v('radius.small')};
  color: ${v('text')};
  ${tabularFigures}
  white-space: nowrap;
  &:hover:not(:has(:disabled)) { background: ${v('surfaceActive')}; }
  &:has(:focus-visible) { ${focusRing} outline-offset: -2px; }
  &:has(:disabled) { color: inherit; }
  & > svg { color: ${v('textMuted')}; }
`;

export const CallingCode = styled.bdi.withConfig({ componentId: 'cr-PhoneCode' })`
  color: ${v('textMuted')};
`;

// The native list lies over the words: it is searched by typing and fits every phone.
export const CountryList = styled.select.withConfig({ componentId: 'cr-PhoneCountryList' })`
  ${controlReset}
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  font: ${v('type.body')};
  &:disabled { cursor: not-allowed; }
  & > option { color: ${v('text')}; background: ${v('surfaceRaised')}; }
`;

export const PhoneProblem = styled.span.withConfig({ componentId: 'cr-PhoneProblem' })`
  font: ${v('type.caption')};
  color: ${v('invalid')};
  &:not(:empty) { margin-block-start: 6px; }
`;
