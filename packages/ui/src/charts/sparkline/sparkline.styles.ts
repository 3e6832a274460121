import { styled } from 'styled-components';

export const SparklineRoot = styled.svg.withConfig({ componentId: 'cr-Sparkline' })`
  display: inline-block;
  flex: none;
  max-inline-size: 100%;
  vertical-align: middle;
  overflow: visible;
  transform: scaleX(var(--cr-dir, 1));
`;
