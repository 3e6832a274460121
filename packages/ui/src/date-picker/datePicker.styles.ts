import { styled } from 'styled-components';
import { v } from '../theme/vars';

export const DateRoot = styled.div.withConfig({ componentId: 'cr-DatePicker' })`
  display: grid;
  gap: ${v('space.1')};
  min-inline-size: 0;
  & input { font-variant-numeric: tabular-nums; }
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
