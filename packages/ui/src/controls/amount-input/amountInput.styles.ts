import { styled } from 'styled-components';
import { v } from '../../theme';
import { tabularFigures } from '../../theme/figures';

export const AmountRoot = styled.div.withConfig({ componentId: 'cr-AmountInput' })`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 0;
`;

export const CurrencyCode = styled.span.withConfig({ componentId: 'cr-CurrencyCode' })`
  color: ${v('textMuted')};
  font-weight: ${v('weight.medium')};
  font-size: 13px;
`;

// A control of its own, so it takes the whole end of the box behind a hairline.
export const CurrencySlot = styled.span.withConfig({ componentId: 'cr-CurrencySlot' })`
  display: flex;
  align-items: center;
  align-self: stretch;
  margin-inline: 8px calc(4px - ${v('density.controlX')});
  padding-inline-start: 4px;
  border-inline-start: 1px solid ${v('border')};
`;

export const AmountHint = styled.span.withConfig({ componentId: 'cr-AmountHint' })`
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  ${tabularFigures}
  &:not(:empty) { margin-block-start: 6px; }
  &[data-wrong] { color: ${v('invalid')}; }
`;
