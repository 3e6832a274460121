import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const FilterBarRoot = styled.div.withConfig({ componentId: 'cr-FilterBar' })`
  box-sizing: border-box;
  inline-size: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const SearchSlot = styled.div.withConfig({ componentId: 'cr-FilterSearch' })`
  flex: 1 1 220px;
  max-inline-size: 340px;
  &:focus-within kbd { visibility: hidden; }
  @media (hover: none) { kbd { display: none; } }
`;

export const DateSlot = styled.div.withConfig({ componentId: 'cr-FilterDate' })`
  display: flex;
  flex: 0 1 auto;
  min-inline-size: 0;
  & > button { inline-size: auto; }
  @media (max-width: 599.98px) { flex-basis: 100%; & > button { inline-size: 100%; } }
`;

export const SearchKey = styled.kbd.withConfig({ componentId: 'cr-FilterSearchKey' })`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.small')};
  background: ${v('surfaceSunken')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
`;

export const Filters = styled.div.withConfig({ componentId: 'cr-Filters' })`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

export const Aside = styled.div.withConfig({ componentId: 'cr-FilterAside' })`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;

export const ChipFrame = styled.span.withConfig({ componentId: 'cr-FilterChip' })`
  box-sizing: border-box;
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  min-block-size: ${v('density.controlSm')};
  border: 1px dashed ${v('borderStrong')};
  border-radius: ${v('radius.full')};
  background: ${v('surface')};
  color: ${v('text')};
  font: ${v('type.caption')};
  &[data-on] { border-style: solid; background: ${v('surfaceSelected')}; }
  &[data-pinned] { border-style: solid; border-color: ${v('border')}; background: ${v('surfaceDisabled')}; color: ${v('textMuted')}; }
`;

export const ChipOpen = styled.button.withConfig({ componentId: 'cr-FilterChipOpen' })`
  ${controlReset}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  padding-inline: 10px 6px;
  border-radius: ${v('radius.full')};
  cursor: pointer;
  white-space: nowrap;
  & > svg { flex: none; inline-size: 14px; block-size: 14px; color: ${v('textMuted')}; }
  &:hover:not(:disabled) { background: ${v('surfaceActive')}; }
  &:focus-visible { ${focusRing} outline-offset: 0; }
  &:disabled { cursor: not-allowed; padding-inline-end: 10px; }
`;

export const ChipValue = styled.span.withConfig({ componentId: 'cr-FilterChipValue' })`
  overflow: hidden;
  text-overflow: ellipsis;
  max-inline-size: 24ch;
  font-weight: ${v('weight.semibold')};
`;

export const ChipTake = styled.button.withConfig({ componentId: 'cr-FilterChipTake' })`
  ${controlReset}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  margin-inline: -2px 1px;
  border-radius: ${v('radius.full')};
  color: ${v('textMuted')};
  cursor: pointer;
  & > svg { inline-size: 12px; block-size: 12px; }
  &:hover { background: ${v('surfaceActive')}; color: ${v('text')}; }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;
