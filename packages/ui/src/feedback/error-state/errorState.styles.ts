import { styled } from 'styled-components';
import { v } from '../../theme/vars';

export const ErrorRoot = styled.div.withConfig({ componentId: 'cr-ErrorState' })`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 56px 24px;
  text-align: center;
  color: ${v('text')};
  font: ${v('type.body')};
  &[data-layout='line'] {
    flex-flow: row wrap;
    align-items: flex-start;
    gap: 8px 12px;
    padding: 12px 16px;
    border: 1px solid ${v('tone.danger.border')};
    border-radius: ${v('radius.control')};
    background: ${v('tone.danger.soft')};
    text-align: start;
  }
`;

export const ErrorSign = styled.span.withConfig({ componentId: 'cr-ErrorStateSign' })`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${v('radius.full')};
  background: ${v('tone.danger.soft')};
  color: ${v('tone.danger.text')};
  [data-layout='line'] > & { inline-size: auto; block-size: 20px; background: none; }
`;

export const ErrorWords = styled.div.withConfig({ componentId: 'cr-ErrorStateWords' })`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-inline-size: 0;
  [data-layout='block'] > & { align-items: center; }
  [data-layout='line'] > & { flex: 1 1 240px; gap: 0; }
`;

export const ErrorTitle = styled.p.withConfig({ componentId: 'cr-ErrorStateTitle' })`
  margin: 0;
  font: ${v('type.section')};
  [data-layout='line'] & { font: ${v('type.body')}; font-weight: ${v('weight.semibold')}; }
`;

export const ErrorMeaning = styled.p.withConfig({ componentId: 'cr-ErrorStateMeaning' })`
  margin: 0;
  max-inline-size: 56ch;
  color: ${v('textMuted')};
  text-wrap: pretty;
  [data-layout='line'] & { color: inherit; }
`;

export const ErrorReference = styled.p.withConfig({ componentId: 'cr-ErrorStateReference' })`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  & > code { font-family: ${v('family.mono')}; font-size: 12px; overflow-wrap: anywhere; }
  [data-layout='line'] & { color: inherit; }
`;

export const ErrorActions = styled.div.withConfig({ componentId: 'cr-ErrorStateActions' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
