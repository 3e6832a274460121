import { styled } from 'styled-components';
import { v } from '../../theme/vars';

export const MenuRule = styled.div.withConfig({ componentId: 'cr-MenuSeparator' })`
  block-size: 1px;
  margin: ${v('space.1')} calc(-1 * ${v('space.1')});
  background: ${v('border')};
`;

export const MenuGroupRoot = styled.div.withConfig({ componentId: 'cr-MenuGroup' })`
  & + & { margin-block-start: ${v('space.1')}; }
`;

export const MenuHeading = styled.div.withConfig({ componentId: 'cr-MenuHeading' })`
  padding: 6px 8px 4px;
  font: ${v('type.small')};
  font-weight: ${v('weight.medium')};
  color: ${v('textMuted')};
`;
