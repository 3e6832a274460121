import { styled } from 'styled-components';
import { v } from '../../theme';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';

export const DonutBox = styled.div.withConfig({ componentId: 'cr-DonutChart' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 28px;
`;

export const DonutRing = drawn(styled.div.withConfig({ componentId: 'cr-DonutRing' })`
  position: relative;
  flex: none;
  & path { transition: opacity ${v('motion.fast')}; }
  &[data-reading] path:not([data-read]) { opacity: 0.35; }
`);

export const DonutCenter = styled.div.withConfig({ componentId: 'cr-DonutCenter' })`
  position: absolute;
  inset: 22%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;
  pointer-events: none;
  color: ${v('textMuted')};
  & > strong {
    max-inline-size: 100%;
    color: ${v('text')};
    font: ${v('type.section')};
    ${tabularFigures}
    overflow-wrap: anywhere;
  }
`;

export const DonutList = styled.div.withConfig({ componentId: 'cr-DonutList' })`
  flex: 1 1 180px;
  min-inline-size: 0;
  max-inline-size: 360px;
`;

export const DonutRow = styled.div.withConfig({ componentId: 'cr-DonutRow' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 4em;
  gap: 12px;
  align-items: baseline;
  padding: 5px 8px;
  border-radius: ${v('radius.small')};
  font: ${v('type.caption')};
  ${tabularFigures}
  & > :nth-child(3) { color: ${v('textMuted')}; text-align: end; }
  &[data-read] { background: ${v('surfaceActive')}; }
`;
