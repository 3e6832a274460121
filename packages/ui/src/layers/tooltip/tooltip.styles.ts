import { styled } from 'styled-components';
import { layerFade } from '../../internal/layer/layer.styles';
import { v } from '../../theme/vars';

export const TooltipPanel = styled.div.withConfig({ componentId: 'cr-Tooltip' })`
  box-sizing: border-box;
  z-index: ${v('z.tooltip')};
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 16px));
  padding: 4px 8px;
  border-radius: ${v('radius.control')};
  background: ${v('tooltip')};
  color: ${v('tooltipText')};
  font: ${v('type.small')};
  font-weight: ${v('weight.medium')};
  overflow-wrap: anywhere;
  ${layerFade}
`;
