import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** A list that scrolls by itself once it is long. */
export const ScrollingList = styled.ul.withConfig({ componentId: 'cr-BatchScrollingList' })`
  max-block-size: 200px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  &:focus-visible { outline: 2px solid ${v('focusRing')}; }
`;
