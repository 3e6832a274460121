import { css, styled } from 'styled-components';
import { controlReset, focusRing, v } from '../../theme';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 18px;
  block-size: 18px;
  border: 1px solid ${v('borderControl')};
  border-radius: ${v('radius.full')};
  background: ${v('surfaceRaised')};
  box-shadow: ${v('shadow.raised')};
  cursor: grab;
`;
const thumbHeld = `border-color: ${v('primary.fillActive')}; cursor: grabbing;`;
const thumbOff = `border-color: ${v('border')}; background: ${v('surfaceDisabled')}; box-shadow: none; cursor: not-allowed;`;

// `--cr-share` runs from 0 to 1; the middle of the thumb travels the width of the track less its own.
export const SliderRoot = drawn(styled.div.withConfig({ componentId: 'cr-Slider' })`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  --cr-at: calc(9px + var(--cr-share) * (100% - 18px));
  color: ${v('textMuted')};
  font: ${v('type.small')};
`);

export const SliderTrack = styled.div.withConfig({ componentId: 'cr-SliderTrack' })`
  position: relative;
  display: flex;
  align-items: center;
  block-size: ${v('density.controlSm')};
  &::before, &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 4px;
    border-radius: ${v('radius.full')};
    background: ${v('borderStrong')};
    pointer-events: none;
  }
  &::after { inline-size: var(--cr-at); background: ${v('primary.fillActive')}; }
  &:has(:disabled)::after { background: ${v('borderControl')}; }
`;

export const SliderElement = styled.input.withConfig({ componentId: 'cr-SliderElement' })`
  ${controlReset}
  position: relative;
  z-index: ${v('z.raised')};
  inline-size: 100%;
  block-size: 100%;
  background: transparent;
  border-radius: ${v('radius.full')};
  outline: none;
  cursor: pointer;
  touch-action: pan-y;
  &:disabled { cursor: not-allowed; }
  &::-webkit-slider-thumb { ${thumb} }
  &::-moz-range-thumb { ${thumb} }
  &:active::-webkit-slider-thumb { ${thumbHeld} }
  &:active::-moz-range-thumb { ${thumbHeld} }
  &:focus-visible::-webkit-slider-thumb { ${focusRing} }
  &:focus-visible::-moz-range-thumb { ${focusRing} }
  &:disabled::-webkit-slider-thumb { ${thumbOff} }
  &:disabled::-moz-range-thumb { ${thumbOff} }
  @media (forced-colors: active) { appearance: auto; }
`;

export const SliderBubble = styled.span.withConfig({ componentId: 'cr-SliderBubble' })`
  position: absolute;
  z-index: ${v('z.raised')};
  inset-block-end: calc(100% + 2px);
  inset-inline-start: var(--cr-at);
  transform: translateX(calc(-50% * var(--cr-dir, 1)));
  padding: 2px 8px;
  border-radius: ${v('radius.small')};
  background: ${v('tooltip')};
  color: ${v('tooltipText')};
  ${tabularFigures}
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  transition: opacity ${v('motion.fast')};
  ${SliderElement}:active ~ &, ${SliderElement}:focus-visible ~ & { opacity: 1; }
`;

export const SliderMarks = styled.div.withConfig({ componentId: 'cr-SliderMarks' })`
  position: relative;
  block-size: 20px;
`;

export const SliderMarkLabel = drawn(styled.span.withConfig({ componentId: 'cr-SliderMark' })`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(9px + var(--cr-mark) * (100% - 18px));
  transform: translateX(calc(-50% * var(--cr-dir, 1)));
  ${tabularFigures}
  white-space: nowrap;
  &[data-edge='first'] { inset-inline-start: 0; transform: none; }
  &[data-edge='last'] { inset-inline: auto 0; transform: none; }
`);
