import { styled } from 'styled-components';
import { layerItem, layerPanel } from '../../internal/layer/layer.styles';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const MenuRoot = styled.div.withConfig({ componentId: 'cr-Menu' })`
  ${layerPanel}
  min-inline-size: 192px;
  max-inline-size: min(340px, var(--cr-layer-max-width, 340px));
  padding: ${v('space.1')};
`;

export const MenuItemRoot = styled.button.withConfig({ componentId: 'cr-MenuItem' })`
  ${controlReset}
  ${layerItem}
  inline-size: 100%;
  &[aria-expanded='true'] { background: ${v('surfaceActive')}; }
`;

export const MenuIcon = styled.span.withConfig({ componentId: 'cr-MenuIcon' })`
  display: inline-flex;
  flex: none;
  color: ${v('textMuted')};
  [data-tone] > &, [aria-disabled='true'] > & { color: inherit; }
`;

export const MenuWords = styled.span.withConfig({ componentId: 'cr-MenuWords' })`
  flex: 1;
  min-inline-size: 0;
`;

export const MenuLabel = styled.span.withConfig({ componentId: 'cr-MenuLabel' })`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const MenuDescription = styled.span.withConfig({ componentId: 'cr-MenuDescription' })`
  display: block;
  font: ${v('type.small')};
  color: ${v('textMuted')};
`;

export const MenuShortcut = styled.kbd.withConfig({ componentId: 'cr-MenuShortcut' })`
  margin-inline-start: ${v('space.4')};
  font: ${v('type.small')};
  color: ${v('textSubtle')};
`;

export const MenuSign = styled.span.withConfig({ componentId: 'cr-MenuSign' })`
  display: inline-flex;
  flex: none;
  min-inline-size: 16px;
  color: ${v('primary.text')};
  &[data-points] { color: ${v('textSubtle')}; transform: rotate(calc(-90deg * var(--cr-dir, 1))); }
`;
