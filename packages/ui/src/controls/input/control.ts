import { css } from 'styled-components';
import { focusRingInset } from '../../theme/focus';
import { v } from '../../theme/vars';

/** Rules of the box around a value: inputs, text areas, select triggers and pickers all look like this. */
export const controlBox = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${v('density.controlMd')};
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  background: ${v('surface')};
  color: ${v('text')};
  font: ${v('type.body')};
  transition: border-color ${v('motion.fast')};
  &:hover { border-color: ${v('borderControl')}; }
  &[data-size='sm'] { min-block-size: ${v('density.controlSm')}; font: ${v('type.caption')}; }
  &[data-size='lg'] { min-block-size: ${v('density.controlLg')}; }
`;

/** Rules of the same box when its value has the focus, is wrong, or cannot be changed. */
export const controlStates = css`
  &:focus-visible, &:has(:is(input, textarea):focus-visible) { ${focusRingInset} border-color: ${v('focusRing')}; }
  &[aria-invalid='true'], &:has(> [aria-invalid='true']) { border-color: ${v('invalid')}; }
  &[aria-invalid='true']:focus-visible, &:has(> [aria-invalid='true']:focus-visible) { outline-color: ${v('invalid')}; }
  &:disabled, &:has(> input:disabled) { background: ${v('surfaceDisabled')}; border-color: ${v('border')}; color: ${v('textDisabled')}; cursor: not-allowed; }
  &:has(> input:read-only:not(:disabled, [type='hidden'])) { background: ${v('surfaceSunken')}; }
`;
