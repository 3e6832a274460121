import { css } from 'styled-components';
import { v } from '../theme/vars';

/** Rows as cards where the table itself is narrow: a title, a figure beside it, and named lines below. */
export const cardRules = css`
  @container (max-width: 599px) {
    &[data-cards] .cr-scroll { overflow: visible; }
    &[data-cards] .cr-table { min-inline-size: 0; }
    &[data-cards] .cr-tbody > .cr-row {
      grid-template-columns: auto minmax(0, 1fr) auto auto auto;
      padding: 12px 16px;
    }
    &[data-cards][data-bare] .cr-tbody > .cr-row { padding-inline: 0; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td { position: static; padding: 0; grid-column: 2 / -1; background: none; box-shadow: none; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td.cr-select { grid-area: 1 / 1; padding-inline-end: 12px; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td.cr-expand { grid-area: 1 / 4; padding-inline-start: 8px; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td.cr-actions { grid-area: 1 / 5; padding-inline-start: 8px; margin-inline-end: -8px; display: flex; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td[data-place='title'] { grid-area: 1 / 2; font: ${v('type.body')}; font-weight: ${v('weight.medium')}; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td[data-place='aside'] { grid-area: 1 / 3; padding-inline-start: 12px; font: ${v('type.body')}; font-weight: ${v('weight.medium')}; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td[data-place='hidden'] { display: none; }
    &[data-cards] .cr-tbody > .cr-row > .cr-td[data-place='line'] {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: 16px;
      min-block-size: 24px;
      color: ${v('text')};
      text-align: end;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &[data-cards] .cr-tbody > .cr-row > .cr-td[data-place='line']::before { content: attr(data-label); flex: none; color: ${v('textMuted')}; }

    /* The headings stay as a strip of what can be sorted. */
    &[data-cards] .cr-thead > .cr-row { display: flex; overflow-x: auto; scrollbar-width: none; }
    &[data-cards] .cr-thead .cr-td:not([data-sortable], .cr-select) { display: none; }
    &[data-cards] .cr-thead .cr-td { flex: none; padding-inline: 16px 0; position: static; box-shadow: none; }
    &[data-cards] .cr-thead:not(:has([data-sortable], .cr-select)) { display: none; }
    &[data-cards] .cr-resizer { display: none; }
    &[data-cards] .cr-selection { inset-inline-start: 44px; }
  }
`;
