import { css } from 'styled-components';
import { v } from '../../theme/vars';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** Rows as records of two lines where the table itself is narrow: identity and figure, people and status; named lines below. */
export const cardRules = css`
  .cr-narrow-sort {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 16px;
    border-block-end: 1px solid ${v('border')};
    color: ${v('textMuted')};
  }
  .cr-narrow-sort > select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${v('density.controlSm')};
    border: 0;
    background: transparent;
    color: ${v('text')};
    font: ${v('type.caption')};
    font-weight: ${v('weight.semibold')};
  }
  &[data-bare] .cr-narrow-sort { padding-inline: 0; }

  @container (max-width: 599px) {
    &[data-cards] .cr-scroll { overflow: visible; }
    &[data-cards] .cr-table { display: block; min-inline-size: 0; }
    &[data-cards] :is(.cr-thead, .cr-tbody) { display: block; }
    &[data-cards] .cr-tbody > .cr-row {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 8px;
      padding: 10px 16px;
      &:has(> .cr-select) { padding-inline-start: 48px; }
      /* What parts the two lines. */
      &::before { content: ''; order: 4; flex-basis: 100%; block-size: 0; }
      & > .cr-td { position: static; padding: 0; background: none; box-shadow: none; }
      & > .cr-select { position: absolute; inset-block-start: 14px; inset-inline-start: 16px; }
      & > .cr-expand { order: 2; }
      & > .cr-actions { order: 3; margin-inline-end: -8px; }
      & > [data-place='title'] { order: 0; flex: 1 1 0; text-align: start; }
      & > [data-place='aside'] { order: 1; }
      & > :is([data-place='title'], [data-place='aside']) { font: ${v('type.body')}; font-weight: ${v('weight.medium')}; }
      & > [data-place='meta'] { order: 5; flex: 1 1 0; max-inline-size: max-content; color: ${v('textMuted')}; }
      & > [data-place='meta'] ~ [data-place='meta']::before { content: '·'; margin-inline-end: 8px; }
      & > [data-place='meta']:has(> bdi) { display: flex; }
      & > [data-place='mark'] { order: 6; margin-inline-start: auto; }
      & > [data-place='hidden'] { display: none; }
      & > [data-place='line'] {
        order: 7;
        flex-basis: 100%;
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 16px;
        min-block-size: 24px;
        text-align: end;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      & > [data-place='line']::before { content: attr(data-label); flex: none; color: ${v('textMuted')}; }
    }
    &[data-cards][data-bare] .cr-tbody > .cr-row { padding-inline: 0; }
    &[data-cards] .cr-skeleton .cr-bar { min-inline-size: 72px; }

    /* One control orders the rows in place of the headings. */
    &[data-cards] .cr-thead { ${visuallyHidden} }
    &[data-cards] .cr-selection { position: static; block-size: auto; padding: 8px 16px; }
  }
`;
