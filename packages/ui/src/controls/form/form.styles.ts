import { styled } from 'styled-components';
import { controlReset, focusRing, v } from '../../theme';

export const FormRoot = styled.form.withConfig({ componentId: 'cr-Form' })`
  display: flex;
  flex-direction: column;
  gap: ${v('density.fieldGap')};
  min-inline-size: 0;
  margin: 0;
`;

export const SummaryBox = styled.div.withConfig({ componentId: 'cr-FormSummary' })`
  box-sizing: border-box;
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: 1px solid ${v('tone.danger.border')};
  border-radius: ${v('radius.control')};
  background: ${v('tone.danger.soft')};
  color: ${v('tone.danger.text')};
  font: ${v('type.caption')};
`;

export const SummaryBody = styled.div.withConfig({ componentId: 'cr-FormSummaryBody' })`
  flex: 1;
  min-inline-size: 0;
`;

export const SummaryTitle = styled.strong.withConfig({ componentId: 'cr-FormSummaryTitle' })`
  font-weight: ${v('weight.semibold')};
`;

export const SummaryList = styled.ul.withConfig({ componentId: 'cr-FormSummaryList' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  column-gap: ${v('space.4')};
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`;

export const SummaryLink = styled.button.withConfig({ componentId: 'cr-FormSummaryLink' })`
  ${controlReset}
  min-block-size: 24px;
  border-radius: ${v('radius.small')};
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  &:hover { text-decoration-thickness: 2px; }
  &:focus-visible { ${focusRing} outline-color: currentColor; outline-offset: 1px; }
`;
