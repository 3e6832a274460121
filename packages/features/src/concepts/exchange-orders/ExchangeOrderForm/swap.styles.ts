import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** The button that turns an exchange round, on the line between its sides. */
export const SwapLine = styled.div.withConfig({ componentId: 'cr-SwapLine' })`
  display: flex;
  align-items: center;
  gap: ${v('space.3')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${v('border')};
  }
  svg { transform: rotate(90deg); }
`;
