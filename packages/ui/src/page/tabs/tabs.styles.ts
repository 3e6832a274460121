import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { focusRing, focusRingInset } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const TabsRoot = styled.div.withConfig({ componentId: 'cr-Tabs' })`
  box-sizing: border-box;
  min-inline-size: 0;
`;

export const TabListRoot = styled.div.withConfig({ componentId: 'cr-TabList' })`
  display: flex;
  gap: ${v('space.2')};
  margin-inline: -6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background: linear-gradient(${v('border')}, ${v('border')}) center bottom / calc(100% - 12px) 1px no-repeat;
`;

export const TabRoot = styled.button.withConfig({ componentId: 'cr-Tab' })`
  ${controlReset}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: ${v('density.controlLg')};
  padding-inline: 6px;
  color: ${v('textMuted')};
  font: ${v('type.body')};
  font-weight: ${v('weight.medium')};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${v('motion.fast')};
  &::after {
    content: '';
    position: absolute;
    inset-inline: 6px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: ${v('primary.text')};
    transform: scaleX(0);
    transition: transform ${v('motion.base')} ${v('motion.ease')};
  }
  &:hover { color: ${v('text')}; }
  &[aria-selected='true'] { color: ${v('text')}; }
  &[aria-selected='true']::after { transform: none; }
  &:focus-visible { ${focusRingInset} outline-offset: -6px; border-radius: ${v('radius.control')}; }
  &:disabled { color: ${v('textDisabled')}; cursor: not-allowed; }
`;

export const TabCount = styled.span.withConfig({ componentId: 'cr-TabCount' })`
  min-inline-size: 20px;
  padding-inline: 6px;
  box-sizing: border-box;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
  font-weight: ${v('weight.medium')};
  line-height: 20px;
  text-align: center;
  ${tabularFigures}
`;

export const TabPanelRoot = styled.div.withConfig({ componentId: 'cr-TabPanel' })`
  padding-block-start: ${v('space.4')};
  border-radius: ${v('radius.control')};
  &[hidden] { display: none; }
  &:focus-visible { ${focusRing} }
`;
