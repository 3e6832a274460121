import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const DateRoot = styled.div.withConfig({ componentId: 'cr-DatePicker' })`
  display: grid;
  gap: ${v('space.1')};
  min-inline-size: 0;
  & input { ${tabularFigures} }
`;

export const DateProblemLine = styled.div.withConfig({ componentId: 'cr-DateProblem' })`
  color: ${v('invalid')};
  font: ${v('type.small')};
  &:empty { display: none; }
`;

export const DatePanel = styled.div.withConfig({ componentId: 'cr-DatePanel' })`
  display: grid;
  gap: ${v('space.3')};
  padding: ${v('space.4')};
`;

export const DatePanelEnd = styled.div.withConfig({ componentId: 'cr-DatePanelEnd' })`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${v('space.3')};
  border-block-start: 1px solid ${v('border')};
`;
