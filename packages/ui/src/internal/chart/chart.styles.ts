import { styled } from 'styled-components';
import { focusRing, v } from '../../theme';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';

export const ChartRoot = drawn(styled.figure.withConfig({ componentId: 'cr-Chart' })`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  margin: 0;
  color: ${v('text')};
  font: ${v('type.small')};
`);

export const ChartPlot = styled.div.withConfig({ componentId: 'cr-ChartPlot' })`
  position: relative;
  block-size: var(--cr-chart-height);
  border-radius: ${v('radius.small')};
  outline: none;
  touch-action: pan-y;
  &[data-free] { block-size: auto; }
  &:focus-visible { ${focusRing} }
  & > svg { display: block; overflow: visible; }
  & text { font: ${v('type.small')}; ${tabularFigures} fill: ${v('chart.axis')}; }
  & .cr-grid { stroke: ${v('chart.grid')}; stroke-width: 1; shape-rendering: crispEdges; }
  & .cr-zero { stroke: ${v('borderStrong')}; }
  & .cr-cursor { stroke: ${v('borderControl')}; stroke-width: 1; shape-rendering: crispEdges; }
  & .cr-band { fill: ${v('surfaceActive')}; }
  & .cr-dot { stroke: ${v('surface')}; stroke-width: 2; }
`;

export const ChartLegend = styled.ul.withConfig({ componentId: 'cr-ChartLegend' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${v('textMuted')};
`;

export const ChartKey = drawn(styled.span.withConfig({ componentId: 'cr-ChartKey' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--cr-key);
  }
`);

// Placed by its inline start, so that it turns round with the text.
export const ChartReadout = styled.div.withConfig({ componentId: 'cr-ChartReadout' })`
  position: absolute;
  z-index: ${v('z.raised')};
  inset-block-start: 0;
  inset-inline-start: var(--cr-readout-at);
  transform: translateX(calc(12px * var(--cr-dir, 1)));
  min-inline-size: 128px;
  max-inline-size: 240px;
  padding: 8px 10px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.control')};
  background: ${v('surfaceRaised')};
  box-shadow: ${v('shadow.raised')};
  pointer-events: none;
  &[data-before] { transform: translateX(calc((-100% - 12px) * var(--cr-dir, 1))); }
`;

export const ReadoutTitle = styled.div.withConfig({ componentId: 'cr-ChartReadoutTitle' })`
  margin-block-end: 4px;
  color: ${v('textMuted')};
`;

export const ReadoutRow = styled.div.withConfig({ componentId: 'cr-ChartReadoutRow' })`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  white-space: nowrap;
  & > :last-child { font-weight: ${v('weight.semibold')}; ${tabularFigures} }
`;

export const ChartNotice = styled.div.withConfig({ componentId: 'cr-ChartNotice' })`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  block-size: var(--cr-chart-height);
  border: 1px dashed ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  color: ${v('textMuted')};
  font: ${v('type.caption')};
  text-align: center;
`;
