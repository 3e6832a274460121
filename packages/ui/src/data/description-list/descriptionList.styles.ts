import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const DescriptionRoot = styled.dl.withConfig({ componentId: 'cr-DescriptionList' })`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 32px;
  margin: 0;
  font: ${v('type.body')};
  &[data-layout='stacked'] { row-gap: 16px; }
  @media (min-width: 600px) {
    &[data-columns='2'], &[data-columns='3'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (min-width: 960px) {
    &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`;

export const ItemRoot = styled.div.withConfig({ componentId: 'cr-DescriptionItem' })`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(96px, 2fr) minmax(0, 3fr);
  gap: 4px 16px;
  align-items: baseline;
  min-block-size: 36px;
  padding-block: 8px;
  [data-layout='rows'] > &:not(:last-child) { border-block-end: 1px solid ${v('border')}; }
  [data-layout='stacked'] > & { display: block; padding: 0; min-block-size: 0; }
  &[data-wide] { grid-column: 1 / -1; }
`;

export const ItemLabel = styled.dt.withConfig({ componentId: 'cr-DescriptionLabel' })`
  color: ${v('textMuted')};
  font: ${v('type.caption')};
`;

export const ItemValue = styled.dd.withConfig({ componentId: 'cr-DescriptionValue' })`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  margin: 0;
  color: ${v('text')};
  overflow-wrap: anywhere;
  &[data-tabular] { ${tabularFigures} }
  &[data-absent] { color: ${v('textSubtle')}; }
  & > button { margin-block: -4px; }
`;
