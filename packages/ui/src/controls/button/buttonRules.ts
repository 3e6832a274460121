import { css, keyframes } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

const turn = keyframes`to { transform: rotate(1turn); }`;

// `--cr-b*` are the colours of the one variant in use, so that state rules are written once.
export const buttonRules = css`
  ${controlReset}
  --cr-bg: ${v('surface')};
  --cr-bg-hover: ${v('surfaceHover')};
  --cr-bg-active: ${v('surfaceActive')};
  --cr-fg: ${v('text')};
  --cr-line: ${v('borderStrong')};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-block-size: ${v('density.controlMd')};
  padding-inline: 14px;
  border: 1px solid var(--cr-line);
  border-radius: ${v('radius.control')};
  background: var(--cr-bg);
  color: var(--cr-fg);
  font: ${v('type.body')};
  font-weight: ${v('weight.semibold')};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background-color ${v('motion.fast')}, border-color ${v('motion.fast')};
  &:hover { background: var(--cr-bg-hover); }
  &:active { background: var(--cr-bg-active); }
  &:focus-visible { ${focusRing} z-index: ${v('z.raised')}; }
  &[data-variant='primary'] {
    --cr-bg: ${v('primary.fill')};
    --cr-bg-hover: ${v('primary.fillHover')};
    --cr-bg-active: ${v('primary.fillActive')};
    --cr-fg: ${v('primary.on')};
    --cr-line: transparent;
  }
  &[data-variant='danger'] {
    --cr-bg: ${v('tone.danger.fill')};
    --cr-bg-hover: ${v('tone.danger.fillHover')};
    --cr-bg-active: ${v('tone.danger.fillHover')};
    --cr-fg: ${v('tone.danger.on')};
    --cr-line: transparent;
  }
  &[data-variant='ghost'] {
    --cr-bg: transparent;
    --cr-bg-hover: ${v('surfaceActive')};
    --cr-bg-active: ${v('border')};
    --cr-line: transparent;
  }
  &[data-size='sm'] { min-block-size: ${v('density.controlSm')}; padding-inline: 10px; font: ${v('type.caption')}; font-weight: ${v('weight.semibold')}; }
  &[data-size='lg'] { min-block-size: ${v('density.controlLg')}; padding-inline: 18px; }
  &[data-icon] { padding: 0; inline-size: ${v('density.controlMd')}; }
  &[data-icon][data-size='sm'] { inline-size: ${v('density.controlSm')}; }
  &[data-icon][data-size='lg'] { inline-size: ${v('density.controlLg')}; }
  &[data-full] { inline-size: 100%; }
  &:disabled, &[aria-disabled='true'] {
    --cr-bg: ${v('surfaceDisabled')};
    --cr-bg-hover: var(--cr-bg);
    --cr-bg-active: var(--cr-bg);
    --cr-fg: ${v('textDisabled')};
    --cr-line: ${v('border')};
    cursor: not-allowed;
  }
  &[data-variant='ghost']:disabled { --cr-bg: transparent; --cr-line: transparent; }
  &[aria-busy='true'] { cursor: progress; color: transparent; }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: calc(50% - 8px);
    box-sizing: border-box;
    border: 2px solid var(--cr-fg);
    border-inline-start-color: transparent;
    border-radius: 50%;
    animation: ${turn} 700ms linear infinite;
  }
`;
