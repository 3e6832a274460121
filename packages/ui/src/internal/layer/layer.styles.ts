import { css, keyframes } from 'styled-components';
import { v } from '../../theme/vars';

const rise = keyframes`from { opacity: 0; transform: translateY(4px); }`;
const fade = keyframes`from { opacity: 0; }`;

/** Rules of a panel that floats: ground, border, shadow, its place in the stack and its entrance. */
export const layerPanel = css`
  box-sizing: border-box;
  z-index: ${v('z.popover')};
  max-block-size: var(--cr-layer-max-height, 400px);
  max-inline-size: var(--cr-layer-max-width, 480px);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceRaised')};
  box-shadow: ${v('shadow.raised')};
  color: ${v('text')};
  font: ${v('type.body')};
  outline: none;
  animation: ${rise} ${v('motion.fast')} ${v('motion.ease')};
`;

/** Entrance by opacity alone. */
export const layerFade = css`animation: ${fade} ${v('motion.base')} ${v('motion.ease')};`;

/** Rules of one line in a menu or listbox; `data-active` is where the arrows are. */
export const layerItem = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  padding: 4px 8px;
  border-radius: ${v('radius.control')};
  color: ${v('text')};
  text-align: start;
  cursor: pointer;
  outline: none;
  user-select: none;
  &[data-active], &:focus { background: ${v('surfaceActive')}; }
  &[aria-disabled='true'] { color: ${v('textDisabled')}; cursor: not-allowed; }
  &[data-tone='danger'] { color: ${v('tone.danger.text')}; }
  &[data-tone='danger'][data-active] { background: ${v('tone.danger.soft')}; }
`;
