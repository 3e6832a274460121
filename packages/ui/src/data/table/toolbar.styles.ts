import { styled } from 'styled-components';
import { v } from '../../theme/vars';
import { visuallyHidden } from '../../theme/visuallyHidden';

export const ToolbarRoot = styled.div.withConfig({ componentId: 'cr-TableToolbar' })`
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  font: ${v('type.caption')};

  /* Over records of two lines the tools stand as icons beside the search; density has no rows to set. */
  @container (max-width: 599px) {
    & [data-tool='density'] { display: none; }
    & [data-tool='label'] { ${visuallyHidden} }
    & > :first-child, & .cr-FilterBar { display: contents; }
    & .cr-FilterSearch { flex: 1 1 160px; min-inline-size: 0; }
    & > :last-child { order: 1; }
    & .cr-FilterSearch ~ * { order: 2; }
  }
`;

export const ToolbarSide = styled.div.withConfig({ componentId: 'cr-TableToolbarSide' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  &[data-side='start'] { flex: 1 1 auto; gap: 8px; }
`;

export const ColumnList = styled.ul.withConfig({ componentId: 'cr-ColumnList' })`
  list-style: none;
  margin: 0 0 8px;
  padding: 0;
  max-block-size: 360px;
  overflow: auto;
`;

export const ColumnLine = styled.li.withConfig({ componentId: 'cr-ColumnLine' })`
  display: flex;
  align-items: center;
  gap: 2px;
  min-block-size: 36px;
  min-inline-size: 240px;
  & > label { flex: 1; min-inline-size: 0; }
`;
