import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const headRules = css`
  .cr-thead {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: ${v('z.head')};
  }
  /* Under the bar of the page; a box that scrolls by itself has its own top. */
  &[data-fits]:not([data-bounded]) .cr-thead { inset-block-start: var(--cr-table-top, 0px); }
  .cr-thead .cr-row { min-block-size: 40px; background: ${v('surfaceSunken')}; }
  .cr-thead::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: 6px;
    pointer-events: none;
    opacity: 0;
    background: linear-gradient(color-mix(in srgb, ${v('overlay')} 18%, transparent), transparent);
    transition: opacity ${v('motion.fast')};
  }
  &[data-beneath] .cr-thead::after { opacity: 1; }
  th.cr-td { font: ${v('type.small')}; font-weight: ${v('weight.semibold')}; color: ${v('textMuted')}; text-align: start; overflow: visible; }
  th.cr-end { text-align: end; }
  th.cr-center { text-align: center; }
  th[data-drop='before'] { box-shadow: inset calc(2px * ${v('dir')}) 0 ${v('primary.text')}; }
  th[data-drop='after'] { box-shadow: inset calc(-2px * ${v('dir')}) 0 ${v('primary.text')}; }
  .cr-heading { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }

  .cr-sort {
    ${controlReset}
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    max-inline-size: calc(100% + 12px);
    margin-inline: -6px;
    padding: 4px 6px;
    border-radius: ${v('radius.small')};
    cursor: pointer;
  }
  .cr-end > .cr-sort { flex-direction: row-reverse; }
  .cr-sort:hover { background: ${v('surfaceActive')}; color: ${v('text')}; }
  .cr-sort[data-direction] { color: ${v('text')}; }
  .cr-sort:focus-visible { ${focusRing} outline-offset: -1px; }
  .cr-sort-glyph { flex: none; opacity: 0; transition: opacity ${v('motion.fast')}; }
  .cr-sort:hover .cr-sort-glyph, .cr-sort:focus-visible .cr-sort-glyph, .cr-sort-glyph[data-direction] { opacity: 1; }
  .cr-sort-glyph path { fill: ${v('borderControl')}; }
  .cr-sort-glyph[data-direction='asc'] path:first-child, .cr-sort-glyph[data-direction='desc'] path:last-child { fill: ${v('primary.text')}; }
  @media (hover: none) { .cr-sort-glyph { opacity: 1; } }

  .cr-resizer { position: absolute; inset-block: 0; inset-inline-end: -5px; z-index: ${v('z.raised')}; inline-size: 10px; cursor: col-resize; touch-action: none; }
  .cr-resizer::after { content: ''; position: absolute; inset-block: 10px; inset-inline-start: 4px; inline-size: 2px; border-radius: 1px; background: transparent; transition: background-color ${v('motion.fast')}; }
  th:hover > .cr-resizer::after { background: ${v('borderStrong')}; }
  .cr-resizer:hover::after, .cr-resizer[data-held]::after { background: ${v('primary.text')}; }
`;
