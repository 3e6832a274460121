import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** Parts beside each other where they fit; one alone fills the row, so that an absent part leaves no hole. */
export const Row = styled.div.withConfig({ componentId: 'cr-DashboardRow' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${v('space.4')};
`;

/** The place of a part. */
export const Cell = styled.div.withConfig({ componentId: 'cr-DashboardCell' })`
  flex: 1 1 min(304px, 100%);
  min-inline-size: 0;
  &[data-size='wide'] {
    flex: 2 1 min(456px, 100%);
  }
  &[data-size='half'] {
    flex: 1 1 min(456px, 100%);
  }
`;
