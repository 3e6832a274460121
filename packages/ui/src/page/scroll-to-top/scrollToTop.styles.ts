import { styled } from 'styled-components';
import { v } from '../../theme/vars';

export const ScrollRoot = styled.div.withConfig({ componentId: 'cr-ScrollToTop' })`
  position: fixed;
  inset-block-end: 24px;
  inset-inline-end: 24px;
  z-index: ${v('z.sticky')};
  visibility: hidden;
  opacity: 0;
  transform: translateY(8px);
  transition: opacity ${v('motion.base')}, transform ${v('motion.base')} ${v('motion.ease')}, visibility ${v('motion.base')};
  &[data-shown] { visibility: visible; opacity: 1; transform: none; }
  & > button { border-radius: ${v('radius.full')}; box-shadow: ${v('shadow.raised')}; }
`;
