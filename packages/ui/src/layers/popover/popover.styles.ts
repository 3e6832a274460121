import { styled } from 'styled-components';
import { layerPanel } from '../../internal/layer/layer.styles';
import { v } from '../../theme/vars';

export const PopoverPanel = styled.div.withConfig({ componentId: 'cr-Popover' })`
  ${layerPanel}
  padding: ${v('space.4')};
  &[data-flush] { padding: 0; }
`;
