import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { v } from '../../theme/vars';

export const MoneyRoot = styled.span.withConfig({ componentId: 'cr-Money' })`
  unicode-bidi: isolate;
  white-space: nowrap;
  ${tabularFigures}
  &[data-incoming] { color: ${v('tone.success.text')}; }
  &[data-size='lg'] { font: ${v('type.figure')}; letter-spacing: -0.01em; }
`;

export const Currency = styled.span.withConfig({ componentId: 'cr-MoneyCurrency' })`
  color: ${v('textMuted')};
  [data-size='lg'] > & { font: ${v('type.section')}; font-weight: ${v('weight.medium')}; letter-spacing: 0; }
`;
