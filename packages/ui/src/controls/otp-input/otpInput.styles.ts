import { css, keyframes, styled } from 'styled-components';
import { controlReset, focusRingInset, reducedMotion, v } from '../../theme';
import { tabularFigures } from '../../theme/figures';

const blink = keyframes`50% { opacity: 0; }`;

// Digits read from left to right in every script, so the boxes do not turn round.
export const OtpRoot = styled.div.withConfig({ componentId: 'cr-OtpInput' })`
  position: relative;
  display: inline-flex;
  gap: 8px;
  max-inline-size: 100%;
  direction: ltr;
  --cr-otp-size: ${v('density.controlLg')};
  &[data-size='sm'] { --cr-otp-size: ${v('density.controlSm')}; gap: 6px; }
  &[data-size='md'] { --cr-otp-size: ${v('density.controlMd')}; gap: 6px; }
`;

// The one real input lies over the boxes: a password manager, a screen reader and the clipboard meet a single field.
export const OtpElement = styled.input.withConfig({ componentId: 'cr-OtpElement' })`
  ${controlReset}
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${v('radius.control')};
  color: transparent;
  caret-color: transparent;
  font-size: 16px;
  outline: none;
  cursor: text;
  &::selection { background: transparent; color: transparent; }
  &:disabled { cursor: not-allowed; }
`;

const caret = css`
  content: '';
  inline-size: 1px;
  block-size: 20px;
  background: ${v('text')};
  animation: ${blink} 1s steps(1) infinite;
  ${reducedMotion} { animation: none; }
`;

export const OtpBox = styled.span.withConfig({ componentId: 'cr-OtpBox' })`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  flex: 0 1 auto;
  inline-size: var(--cr-otp-size);
  min-inline-size: 0;
  block-size: calc(var(--cr-otp-size) + 4px);
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  background: ${v('surface')};
  color: ${v('text')};
  font: ${v('type.section')};
  ${tabularFigures}
  transition: border-color ${v('motion.fast')};
  &[data-group]:not(:first-child) { margin-inline-start: 8px; }
  ${OtpRoot}:hover & { border-color: ${v('borderControl')}; }
  &[data-active] { ${focusRingInset} border-color: ${v('focusRing')}; }
  &[data-active]:empty::before { ${caret} }
  ${OtpRoot}[data-invalid] & { border-color: ${v('invalid')}; outline-color: ${v('invalid')}; }
  ${OtpRoot}[data-disabled] & { background: ${v('surfaceDisabled')}; border-color: ${v('border')}; color: ${v('textDisabled')}; }
`;
