import { keyframes, styled } from 'styled-components';
import { layerItem } from '../../internal/layer/layer.styles';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

const drop = keyframes`from { opacity: 0; transform: translateY(-8px) scale(0.99); }`;

export const PalettePanel = styled.div.withConfig({ componentId: 'cr-CommandPalette' })`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: min(${v('dialogWidth.md')}, calc(100vw - 24px));
  max-block-size: min(520px, calc(100dvh - 12dvh - 24px));
  margin: 12dvh auto 24px;
  overflow: hidden;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.dialog')};
  background: ${v('surfaceRaised')};
  box-shadow: ${v('shadow.overlay')};
  color: ${v('text')};
  font: ${v('type.body')};
  outline: none;
  animation: ${drop} ${v('motion.fast')} ${v('motion.ease')};
  ${below('sm')} { margin-block-start: 12px; max-block-size: calc(100dvh - 24px); }
`;

export const PaletteBox = styled.div.withConfig({ componentId: 'cr-PaletteBox' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${v('space.3')};
  padding-inline: ${v('space.4')};
  border-block-end: 1px solid ${v('border')};
  & > svg { color: ${v('textMuted')}; }
`;

export const PaletteInput = styled.input.withConfig({ componentId: 'cr-PaletteInput' })`
  ${controlReset}
  flex: 1;
  min-inline-size: 0;
  block-size: 52px;
  outline: none;
  font: ${v('type.section')};
  font-weight: ${v('weight.regular')};
  &::placeholder { color: ${v('textSubtle')}; opacity: 1; }
`;

export const PaletteScroll = styled.div.withConfig({ componentId: 'cr-PaletteScroll' })`
  position: relative;
  flex: 1;
  min-block-size: 0;
  padding: ${v('space.2')};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const PaletteRow = styled.div.withConfig({ componentId: 'cr-PaletteRow' })`
  ${layerItem}
  gap: ${v('space.3')};
  min-block-size: 40px;
  padding-inline: ${v('space.3')};
  scroll-margin-block: ${v('space.2')};
  & > [data-icon] { display: inline-flex; flex: none; color: ${v('textMuted')}; }
  &[data-active] > [data-icon] { color: ${v('primary.text')}; }
`;

export const PaletteKeys = styled.span.withConfig({ componentId: 'cr-PaletteKeys' })`
  display: inline-flex;
  flex: none;
  gap: ${v('space.1')};
  ${below('sm')} { [role='option'] > & { display: none; } }
`;

export const Key = styled.kbd.withConfig({ componentId: 'cr-Key' })`
  box-sizing: border-box;
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 5px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.small')};
  background: ${v('surfaceSunken')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
`;

export const PaletteNote = styled.div.withConfig({ componentId: 'cr-PaletteNote' })`
  display: grid;
  justify-items: center;
  gap: ${v('space.2')};
  padding: ${v('space.8')} ${v('space.4')};
  color: ${v('textMuted')};
  text-align: center;
  &[data-line] { grid-auto-flow: column; justify-content: space-between; align-items: center; padding: ${v('space.2')} ${v('space.4')}; border-block-start: 1px solid ${v('border')}; font: ${v('type.caption')}; text-align: start; }
`;

export const PaletteFoot = styled.div.withConfig({ componentId: 'cr-PaletteFoot' })`
  display: flex;
  flex: none;
  gap: ${v('space.4')};
  padding: ${v('space.2')} ${v('space.4')};
  border-block-start: 1px solid ${v('border')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
  & > span { display: inline-flex; align-items: center; gap: ${v('space.1')}; }
  @media (hover: none) { display: none; }
`;
