import { css } from 'styled-components';
import { focusRing, focusRingInset } from '../theme/focus';
import { controlReset } from '../theme/reset';
import { v } from '../theme/vars';

const sideShadow = `color-mix(in srgb, ${v('overlay')} 70%, transparent)`;

export const cellRules = css`
  .cr-td {
    box-sizing: border-box;
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 ${v('density.cellX')};
    overflow: hidden;
    text-align: start;
    white-space: nowrap;
    line-height: 20px;
  }
  td.cr-td { display: block; align-content: center; text-overflow: ellipsis; }
  .cr-end { justify-content: flex-end; text-align: end; }
  .cr-center { justify-content: center; text-align: center; }
  .cr-tabular { font-variant-numeric: tabular-nums; }
  td.cr-wrap { white-space: normal; padding-block: 8px; overflow-wrap: anywhere; }
  .cr-td:focus-visible { ${focusRingInset} outline-offset: -2px; border-radius: 3px; }

  .cr-select { padding: 0 0 0 ${v('density.cellX')}; padding-inline: ${v('density.cellX')} 0; }
  td.cr-select, td.cr-expand, td.cr-actions { display: flex; align-items: center; overflow: visible; }
  .cr-expand { padding: 0; justify-content: center; }
  .cr-actions { padding: 0; justify-content: center; }
  .cr-skeleton .cr-td { display: flex; align-items: center; }

  .cr-expander {
    ${controlReset}
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${v('radius.small')};
    color: ${v('textMuted')};
    cursor: pointer;
  }
  .cr-expander:hover { background: ${v('surfaceActive')}; color: ${v('text')}; }
  .cr-expander:focus-visible { ${focusRing} outline-offset: -1px; }
  .cr-expander > svg { transform: rotate(calc(-90deg * ${v('dir')})); transition: transform ${v('motion.fast')} ${v('motion.ease')}; }
  .cr-expander[aria-expanded='true'] > svg { transform: none; }

  /* Columns are held only while something is cut off: sticky cells are not free. */
  &[data-pin]:not([data-fits]) .cr-row > :is(.cr-select, .cr-expand, .cr-first) { position: sticky; z-index: 1; background: inherit; }
  &[data-pin]:not([data-fits]) .cr-row > .cr-select { inset-inline-start: 0; }
  &[data-pin]:not([data-fits]) .cr-row > .cr-expand { inset-inline-start: var(--cr-expand-at); }
  &[data-pin]:not([data-fits]) .cr-row > .cr-first { inset-inline-start: var(--cr-lead); }
  &:not([data-fits]) .cr-row > .cr-actions { position: sticky; z-index: 1; inset-inline-end: 0; background: inherit; }
  &[data-more] .cr-row > .cr-actions { box-shadow: calc(-7px * ${v('dir')}) 0 7px -7px ${sideShadow}; }
  &[data-pin][data-scrolled] .cr-row > .cr-first { box-shadow: calc(7px * ${v('dir')}) 0 7px -7px ${sideShadow}; }
`;
