import { css, keyframes } from 'styled-components';
import { reducedMotion } from '../../theme/media';
import { v } from '../../theme/vars';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** Lengths of the bars of rows on their way, in percent: different as text is, the same on every render. */
export const BAR_LENGTHS = [72, 48, 60, 84, 54, 66, 42, 78];

export const rowRules = css`
  .cr-table {
    display: block;
    min-inline-size: max(100%, var(--cr-least));
    border-collapse: collapse;
    outline: none;
  }
  /* The line under the last row goes under the edge of the frame. */
  .cr-tbody { display: block; margin-block-end: -1px; }
  .cr-row {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: var(--cr-tracks);
    min-block-size: ${v('density.row')};
    border-block-end: 1px solid ${v('border')};
    background: ${v('surface')};
  }
  &[data-opens] .cr-tbody > .cr-row { cursor: pointer; }
  .cr-tbody > .cr-row:hover { background: ${v('surfaceHover')}; }
  .cr-tbody > .cr-row[aria-selected='true'] { background: ${v('surfaceSelected')}; }
  .cr-tbody > .cr-row[data-active] { background: ${v('surfaceSelected')}; box-shadow: inset calc(2px * ${v('dir')}) 0 ${v('primary.text')}; }

  /* All rows lie on one grid, so that a column is as wide as the widest of its cells asks. */
  &[data-asks] .cr-table { display: grid; grid-template-columns: var(--cr-tracks); min-inline-size: min-content; }
  &[data-asks] :is(.cr-thead, .cr-tbody, .cr-row) { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
  @container (max-width: 1100px) {
    &[data-asks] .cr-td:not(.cr-actions, .cr-expand) { padding-inline: 12px; }
  }
  &[data-asks] .cr-detail { grid-column: 1 / -1; contain: inline-size; }

  .cr-detail { display: block; border-block-end: 1px solid ${v('border')}; background: ${v('surfaceSunken')}; }
  .cr-detail-cell {
    display: block;
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: 100cqi;
    padding-block: 16px 20px;
    padding-inline: calc(var(--cr-lead) + ${v('density.cellX')}) ${v('density.cellX')};
  }

  .cr-skeleton { animation: ${breathe} 1.6s ease-in-out infinite; ${reducedMotion} { animation: none; } }
  .cr-skeleton .cr-row { pointer-events: none; }
  .cr-bar { block-size: 10px; max-inline-size: 180px; border-radius: ${v('radius.small')}; background: ${v('skeleton')}; }
  ${BAR_LENGTHS.map((length, index) => `.cr-bar[data-length='${index}'] { inline-size: ${length}%; }`)}
  .cr-box { inline-size: 16px; block-size: 16px; border-radius: ${v('radius.small')}; background: ${v('skeleton')}; }

  /* Rows of one fixed height that never look at each other, drawn only around what is visible. */
  .cr-virtual { position: sticky; margin-block-end: 0; }
  .cr-spacer { display: block; }
  .cr-virtual > .cr-row { block-size: ${v('density.row')}; contain: layout size style; overflow-anchor: none; }
  .cr-virtual > .cr-row > td.cr-td:not(.cr-wrap, [data-cut]), .cr-virtual > .cr-row > td.cr-td:not([data-cut]) > bdi { overflow: visible; }
  /* Text in the middle by its line and not by alignment, which would lay out every cell twice. */
  .cr-virtual > .cr-row > .cr-td { align-content: normal; line-height: calc(${v('density.row')} - 1px); }
  .cr-virtual > .cr-row > .cr-td > * { vertical-align: middle; }
`;
