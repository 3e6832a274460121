import { v } from '@corridor/ui';
import { styled } from 'styled-components';

export const ReviewBody = styled.div.withConfig({ componentId: 'cr-ReviewBody' })`
  display: grid;
  gap: ${v('space.6')};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr);
  }
`;

export const ReviewData = styled.div.withConfig({ componentId: 'cr-ReviewData' })`
  display: grid;
  gap: ${v('space.6')};
  min-inline-size: 0;
`;
