import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { v } from '../../theme/vars';

// A stack of its own, so that a keystroke paints this field anew and not every field of a long form.
export const FieldRoot = drawn(styled.div.withConfig({ componentId: 'cr-Field' })`
  display: flex;
  flex-direction: column;
  isolation: isolate;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`);

export const FieldLabel = styled.label.withConfig({ componentId: 'cr-FieldLabel' })`
  display: flex;
  gap: 4px;
  align-items: baseline;
  margin-block-end: 6px;
  font: ${v('type.caption')};
  font-weight: ${v('weight.medium')};
  color: ${v('text')};
`;

export const RequiredMark = styled.span.withConfig({ componentId: 'cr-RequiredMark' })`
  color: ${v('invalid')};
  &::before { content: '*'; }
`;

export const OptionalMark = styled.span.withConfig({ componentId: 'cr-OptionalMark' })`
  margin-inline-start: auto;
  font-weight: ${v('weight.regular')};
  color: ${v('textSubtle')};
`;

export const FieldHelp = styled.div.withConfig({ componentId: 'cr-FieldHelp' })`
  margin-block-start: 6px;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
`;

export const FieldError = styled.div.withConfig({ componentId: 'cr-FieldError' })`
  font: ${v('type.caption')};
  color: ${v('invalid')};
  &:not(:empty) { margin-block-start: 6px; }
`;
