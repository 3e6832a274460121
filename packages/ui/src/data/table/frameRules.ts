import { css, keyframes } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { reducedMotion } from '../../theme/media';
import { v } from '../../theme/vars';
import { ACTIONS_WIDTH } from './template';

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(350%); }`;
const appear = keyframes`from { opacity: 0; }`;

const edgeShadow = `linear-gradient(to right, color-mix(in srgb, ${v('overlay')} 22%, transparent), transparent)`;

export const frameRules = css`
  box-sizing: border-box;
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  color: ${v('text')};
  font: ${v('type.caption')};
  &[data-bare] { border: 0; border-radius: 0; }

  .cr-toolbar { padding: 12px 16px; border-block-end: 1px solid ${v('border')}; }
  .cr-footer { position: relative; z-index: ${v('z.edge')}; padding: 8px 16px; border-block-start: 1px solid ${v('border')}; background: ${v('surface')}; }
  .cr-strip { padding: 12px; border-block-end: 1px solid ${v('border')}; }
  .cr-stage { position: relative; }

  .cr-scroll {
    max-block-size: var(--cr-most);
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-block-start: 40px;
    scroll-padding-inline: calc(var(--cr-lead) + 160px) 24px;
  }
  /* Beside actions that stay visible, columns come to rest whole. */
  &[data-acts] .cr-scroll { scroll-snap-type: inline proximity; scroll-padding-inline-end: ${ACTIONS_WIDTH}px; }
  &[data-acts] th { scroll-snap-align: none end; }
  &[data-acts] th:is(.cr-first, .cr-select) { scroll-snap-align: none start; }
  &[data-acts] th.cr-actions { scroll-snap-align: none; }
  &[data-fits]:not([data-bounded]) .cr-scroll { overflow: visible; }
  .cr-scroll:focus-visible { outline: none; }

  /* What is hidden at the end of the line casts a shadow over it. */
  .cr-stage::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 12px;
    z-index: ${v('z.edge')};
    pointer-events: none;
    opacity: 0;
    transition: opacity ${v('motion.fast')};
    background: ${edgeShadow};
    transform: scaleX(calc(-1 * ${v('dir')}));
  }
  &[data-more]:not([data-acts]) .cr-stage::after { opacity: 1; }

  .cr-progress {
    position: absolute;
    inset-block-start: 39px;
    inset-inline: 0;
    z-index: ${v('z.line')};
    block-size: 2px;
    overflow: hidden;
    animation: ${appear} ${v('motion.slow')};
  }
  .cr-progress::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 30%;
    background: ${v('primary.fill')};
    animation: ${run} 1.1s ease-in-out infinite;
    ${reducedMotion} { animation: none; inline-size: 100%; opacity: 0.6; }
  }

  .cr-notice {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: 100cqi;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 12px;
    padding: 56px 24px 64px;
    text-align: center;
    font: ${v('type.body')};
    color: ${v('textMuted')};
  }
  .cr-drawing { color: ${v('textDisabled')}; }
  .cr-sentence { margin: 0; max-inline-size: 44ch; text-wrap: balance; }

  .cr-selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 44px 0;
    z-index: ${v('z.bar')};
    box-sizing: border-box;
    block-size: 39px;
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline-end: 12px;
    background: ${v('surfaceSunken')};
    animation: ${appear} ${v('motion.fast')};
  }
  .cr-selection-count { font-weight: ${v('weight.semibold')}; ${tabularFigures} margin-inline-end: 4px; }
`;
