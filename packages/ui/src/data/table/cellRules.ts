import { css } from 'styled-components';
import { choiceBox } from '../../internal/choice.styles';
import { tabularFigures } from '../../theme/figures';
import { focusRing, focusRingInset } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

const checkMark = 'polygon(8% 52%, 20% 39%, 41% 59%, 80% 14%, 93% 26%, 42% 84%)';
const sideShadow = `color-mix(in srgb, ${v('overlay')} 70%, transparent)`;

export const cellRules = css`
  .cr-td {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding: 0 ${v('density.cellX')};
    overflow: clip;
    text-align: start;
    white-space: nowrap;
    line-height: 20px;
  }
  td.cr-td { display: block; text-overflow: ellipsis; }
  .cr-tbody:not(.cr-virtual) > .cr-row > .cr-td { align-content: center; }
  /* Text of another direction is cut at its own end. */
  td.cr-td > bdi { display: block; overflow: hidden; text-overflow: ellipsis; text-align: -webkit-match-parent; text-align: match-parent; }
  .cr-end { justify-content: flex-end; text-align: end; }
  .cr-center { justify-content: center; text-align: center; }
  .cr-tabular { ${tabularFigures} }
  td.cr-wrap { white-space: normal; padding-block: 8px; overflow-wrap: anywhere; }
  .cr-td:focus-visible { ${focusRingInset} outline-offset: -2px; border-radius: 3px; }

  .cr-select { padding: 0; padding-inline: ${v('density.cellX')} 0; }
  th.cr-td { position: relative; }
  td:is(.cr-select, .cr-expand, .cr-actions) { display: flex; overflow: visible; }
  .cr-expand, .cr-actions { padding: 0; justify-content: center; }
  .cr-skeleton .cr-td { display: flex; }

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

  .cr-check {
    ${choiceBox}
    position: static;
    transition: none;
  }
  .cr-check:checked::before {
    content: '';
    display: block;
    inline-size: 12px;
    block-size: 12px;
    margin: 1px;
    background: ${v('primary.on')};
    clip-path: ${checkMark};
  }

  /* In the line of a table only what opens something looks like it. */
  .cr-td :is(a, button)[data-variant='ghost']:not([data-icon]) { color: ${v('link')}; }

  /* Cells are held only while columns are scrolled out beside them: every sticky cell is a layer of its own. */
  &[data-pin][data-scrolled] .cr-row > :is(.cr-select, .cr-expand, .cr-first) { position: sticky; z-index: ${v('z.raised')}; inset-inline-start: 0; background: inherit; }
  &[data-pin][data-scrolled] .cr-row > .cr-expand { inset-inline-start: var(--cr-expand-at); }
  &[data-pin][data-scrolled] .cr-row > .cr-first { inset-inline-start: var(--cr-lead); box-shadow: calc(7px * ${v('dir')}) 0 7px -7px ${sideShadow}; }
  &[data-more] .cr-row > .cr-actions { position: sticky; z-index: ${v('z.raised')}; inset-inline-end: 0; background: inherit; box-shadow: calc(-7px * ${v('dir')}) 0 7px -7px ${sideShadow}; }
`;
