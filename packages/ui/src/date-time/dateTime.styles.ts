import { styled } from 'styled-components';
import { v } from '../theme/vars';

export const TimeRoot = styled.time.withConfig({ componentId: 'cr-DateTime' })`
  unicode-bidi: isolate;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const UtcText = styled.span.withConfig({ componentId: 'cr-DateTimeUtc' })`
  margin-inline-start: 8px;
  color: ${v('textMuted')};
  font: ${v('type.caption')};
`;
