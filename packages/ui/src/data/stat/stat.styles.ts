import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

export const StatRoot = styled.div.withConfig({ componentId: 'cr-Stat' })`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  min-inline-size: 0;
`;

export const StatLabel = styled.span.withConfig({ componentId: 'cr-StatLabel' })`
  grid-column: 1 / -1;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
`;

export const StatFigure = styled.span.withConfig({ componentId: 'cr-StatFigure' })`
  grid-column: 1;
  font: ${v('type.figure')};
  letter-spacing: -0.01em;
  color: ${v('text')};
  ${tabularFigures}
  overflow-wrap: anywhere;
`;

export const StatChangeRoot = styled.span.withConfig({ componentId: 'cr-StatChange' })`
  ${toneRules}
  grid-column: 1;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: ${v('type.caption')};
  color: var(--cr-t-text);
  ${tabularFigures}
`;

export const StatAside = styled.span.withConfig({ componentId: 'cr-StatAside' })`
  grid-column: 2;
  grid-row: 2 / span 2;
  align-self: end;
`;
