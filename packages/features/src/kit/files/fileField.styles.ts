import { v } from '@corridor/ui';
import { styled } from 'styled-components';

export const StoredRow = styled.div.withConfig({ componentId: 'cr-StoredFile' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${v('space.2')} ${v('space.3')};
  padding: ${v('space.3')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
`;

export const StoredName = styled.div.withConfig({ componentId: 'cr-StoredFileName' })`
  display: grid;
  flex: 1 1 160px;
  min-inline-size: 0;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
