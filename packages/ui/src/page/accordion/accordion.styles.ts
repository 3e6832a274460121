import { keyframes, styled } from 'styled-components';
import { focusRingInset } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

const appear = keyframes`from { opacity: 0; }`;

export const AccordionRoot = styled.div.withConfig({ componentId: 'cr-Accordion' })`
  box-sizing: border-box;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  overflow: clip;
`;

export const AccordionItemRoot = styled.div.withConfig({ componentId: 'cr-AccordionItem' })`
  & + & { border-block-start: 1px solid ${v('border')}; }
`;

export const AccordionHeading = styled.h3.withConfig({ componentId: 'cr-AccordionHeading' })`
  margin: 0;
  font: inherit;
`;

export const AccordionButton = styled.button.withConfig({ componentId: 'cr-AccordionButton' })`
  ${controlReset}
  display: flex;
  align-items: center;
  gap: ${v('space.2')};
  inline-size: 100%;
  min-block-size: ${v('density.row')};
  padding: ${v('space.2')} ${v('density.cellX')};
  color: ${v('text')};
  font: ${v('type.body')};
  font-weight: ${v('weight.medium')};
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${v('textMuted')};
    transform: rotate(calc(-90deg * var(--cr-dir, 1)));
    transition: transform ${v('motion.fast')} ${v('motion.ease')};
  }
  &[aria-expanded='true'] > svg { transform: none; }
  &:hover { background: ${v('surfaceHover')}; }
  &:focus-visible { ${focusRingInset} outline-offset: -2px; }
  &:disabled { color: ${v('textDisabled')}; background: none; cursor: not-allowed; }
`;

export const AccordionEnd = styled.span.withConfig({ componentId: 'cr-AccordionEnd' })`
  margin-inline-start: auto;
  color: ${v('textMuted')};
  font-weight: ${v('weight.regular')};
`;

export const AccordionPanel = styled.div.withConfig({ componentId: 'cr-AccordionPanel' })`
  padding: ${v('space.1')} ${v('density.cellX')} ${v('space.4')};
  padding-inline-start: calc(${v('density.cellX')} + 24px);
  color: ${v('text')};
  font: ${v('type.body')};
  animation: ${appear} ${v('motion.base')} ${v('motion.ease')};
  &[hidden] { display: none; }
`;
