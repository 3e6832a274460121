import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const CustomizerRoot = styled.div.withConfig({ componentId: 'cr-ThemeCustomizer' })`
  display: grid;
  gap: ${v('space.6')};
  color: ${v('text')};
  font: ${v('type.body')};
`;

export const SettingRoot = styled.fieldset.withConfig({ componentId: 'cr-ThemeSetting' })`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-block-end: ${v('space.2')}; padding: 0; font: ${v('type.caption')}; font-weight: ${v('weight.semibold')}; }
`;

export const Tiles = styled.div.withConfig({ componentId: 'cr-ThemeTiles' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${v('space.3')};
`;

export const Tile = styled.label.withConfig({ componentId: 'cr-ThemeTile' })`
  position: relative;
  display: grid;
  gap: ${v('space.1')};
  color: ${v('textMuted')};
  font: ${v('type.caption')};
  cursor: pointer;
  &:hover { color: ${v('text')}; }
  &:has(:checked) { color: ${v('text')}; font-weight: ${v('weight.medium')}; }
`;

export const TileInput = styled.input.withConfig({ componentId: 'cr-ThemeTileInput' })`
  ${controlReset}
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0;
  block-size: 56px;
  border-radius: ${v('radius.control')};
  cursor: pointer;
  &:focus-visible { ${focusRing} }
  &:checked + * { border-color: ${v('primary.text')}; box-shadow: 0 0 0 1px ${v('primary.text')}; color: ${v('primary.text')}; }
  @media (forced-colors: active) { appearance: auto; }
`;

export const TilePicture = styled.span.withConfig({ componentId: 'cr-ThemeTilePicture' })`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  block-size: 56px;
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  background: ${v('surface')};
  color: ${v('textMuted')};
  pointer-events: none;
  & > svg { inline-size: 52px; block-size: 34px; }
`;
