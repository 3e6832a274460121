import { styled } from 'styled-components';
import { v } from '../../theme/vars';

export const ButtonGroupRoot = styled.div.withConfig({ componentId: 'cr-ButtonGroup' })`
  display: inline-flex;
  & > *:not(:first-child) {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > *:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
  & > *:hover { z-index: ${v('z.raised')}; }
`;
