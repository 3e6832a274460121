import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const MultiCount = styled.span.withConfig({ componentId: 'cr-MultiCount' })`
  flex: none;
  box-sizing: border-box;
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  font: ${v('type.small')};
  font-weight: ${v('weight.semibold')};
  line-height: 20px;
  text-align: center;
  ${tabularFigures}
`;
