import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const TimeRoot = styled.time.withConfig({ componentId: 'cr-DateTime' })`
  unicode-bidi: isolate;
  white-space: nowrap;
  ${tabularFigures}
`;

export const UtcText = styled.span.withConfig({ componentId: 'cr-DateTimeUtc' })`
  margin-inline-start: 8px;
  color: ${v('textMuted')};
  font: ${v('type.caption')};
`;
