import { styled } from 'styled-components';
import { v } from '../../theme/vars';

export const EmptyRoot = styled.div.withConfig({ componentId: 'cr-EmptyState' })`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 64px 24px;
  text-align: center;
  & > button, & > a { margin-block-start: 16px; }
  &[data-size='sm'] { padding: 28px 16px; }
`;

export const EmptyIcon = styled.span.withConfig({ componentId: 'cr-EmptyStateIcon' })`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block-end: 12px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  color: ${v('textMuted')};
  box-shadow: ${v('shadow.raised')};
  [data-size='sm'] > & { inline-size: 36px; block-size: 36px; margin-block-end: 8px; }
`;

export const EmptyTitle = styled.p.withConfig({ componentId: 'cr-EmptyStateTitle' })`
  margin: 0;
  font: ${v('type.section')};
  color: ${v('text')};
  [data-size='sm'] > & { font: ${v('type.body')}; font-weight: ${v('weight.semibold')}; }
`;

export const EmptyDescription = styled.p.withConfig({ componentId: 'cr-EmptyStateDescription' })`
  margin: 0;
  max-inline-size: 52ch;
  font: ${v('type.body')};
  color: ${v('textMuted')};
  text-wrap: balance;
`;
