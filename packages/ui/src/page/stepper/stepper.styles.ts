import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { focusRing } from '../../theme/focus';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const StepperRoot = styled.nav.withConfig({ componentId: 'cr-Stepper' })`
  box-sizing: border-box;
  color: ${v('text')};
  font: ${v('type.body')};
`;

export const StepperSummary = styled.div.withConfig({ componentId: 'cr-StepperSummary' })`
  display: none;
  grid-template-columns: 1fr auto;
  gap: ${v('space.2')};
  & > strong { font-weight: ${v('weight.semibold')}; }
  & > span { color: ${v('textMuted')}; ${tabularFigures} }
  & > progress {
    appearance: none;
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    border-radius: ${v('radius.full')};
    background: ${v('surfaceActive')};
    overflow: hidden;
  }
  & > progress::-webkit-progress-bar { background: ${v('surfaceActive')}; }
  & > progress::-webkit-progress-value { background: ${v('primary.fill')}; }
  & > progress::-moz-progress-bar { background: ${v('primary.fill')}; }
  ${below('sm')} {
    [data-orientation='horizontal'] > & { display: grid; }
  }
`;

export const StepperList = styled.ol.withConfig({ componentId: 'cr-StepperList' })`
  display: flex;
  gap: ${v('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  [data-orientation='vertical'] > & { flex-direction: column; gap: 0; }
  ${below('sm')} {
    [data-orientation='horizontal'] > & { display: none; }
  }
`;

export const StepRoot = styled.li.withConfig({ componentId: 'cr-Step' })`
  position: relative;
  display: flex;
  align-items: flex-start;
  min-inline-size: 0;
  [data-orientation='horizontal'] &:not(:last-child) { flex: 1 1 auto; gap: ${v('space.3')}; }
  [data-orientation='horizontal'] &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-inline-size: 16px;
    block-size: 1px;
    margin-block-start: 12px;
    background: ${v('borderStrong')};
  }
  [data-orientation='vertical'] &:not(:last-child) { padding-block-end: ${v('space.5')}; }
  [data-orientation='vertical'] &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 28px 4px;
    inset-inline-start: 12px;
    inline-size: 1px;
    background: ${v('borderStrong')};
  }
  &&[data-state='done']::after { background: ${v('primary.text')}; }
`;

export const StepBody = styled.span.withConfig({ componentId: 'cr-StepBody' })`
  ${controlReset}
  display: flex;
  align-items: flex-start;
  gap: ${v('space.2')};
  min-inline-size: 0;
  border-radius: ${v('radius.control')};
  button& { cursor: pointer; }
  button&:hover { color: ${v('link')}; }
  button&:focus-visible { ${focusRing} }
`;

export const StepMark = styled.span.withConfig({ componentId: 'cr-StepMark' })`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${v('borderControl')};
  border-radius: 50%;
  background: ${v('surface')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
  font-weight: ${v('weight.semibold')};
  ${tabularFigures}
  [data-state='current'] & { border-color: ${v('primary.text')}; color: ${v('primary.text')}; }
  [data-state='done'] & { border-color: transparent; background: ${v('primary.fill')}; color: ${v('primary.on')}; }
  [data-invalid] && { border-color: transparent; background: ${v('tone.danger.fill')}; color: ${v('tone.danger.on')}; }
`;

export const StepWords = styled.span.withConfig({ componentId: 'cr-StepWords' })`
  min-inline-size: 0;
  padding-block-start: 2px;
  font-weight: ${v('weight.medium')};
  [data-state='ahead'] & { color: ${v('textMuted')}; font-weight: ${v('weight.regular')}; }
  [data-state='current'] & { font-weight: ${v('weight.semibold')}; }
`;

export const StepNote = styled.span.withConfig({ componentId: 'cr-StepNote' })`
  display: block;
  color: ${v('textMuted')};
  font: ${v('type.small')};
`;
