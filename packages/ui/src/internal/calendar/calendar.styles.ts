import { styled } from 'styled-components';
import { tabularFigures } from '../../theme/figures';
import { focusRing, focusRingInset } from '../../theme/focus';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

/** The day picker's own class names are reached from here, so that no stylesheet of it is loaded. */
export const CalendarRoot = styled.div.withConfig({ componentId: 'cr-Calendar' })`
  --cr-day: 36px;
  ${below('sm')} { --cr-day: min(44px, calc((100vw - 64px) / 7)); }
  color: ${v('text')};
  font: ${v('type.caption')};
  ${tabularFigures}

  .rdp-root, .rdp-month { position: relative; }
  .rdp-months { position: relative; display: flex; gap: ${v('space.6')}; }
  .rdp-month_grid { border-collapse: collapse; inline-size: calc(7 * var(--cr-day)); }
  .rdp-month_grid th, .rdp-month_grid td { padding: 0; text-align: center; }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-button_previous, .rdp-button_next {
    ${controlReset}
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${v('radius.control')};
    color: ${v('textMuted')};
    cursor: pointer;
    pointer-events: auto;
    z-index: ${v('z.raised')};
  }
  .rdp-button_previous:hover, .rdp-button_next:hover { background: ${v('surfaceActive')}; color: ${v('text')}; }
  .rdp-button_previous:focus-visible, .rdp-button_next:focus-visible { ${focusRingInset} }
  .rdp-button_previous[aria-disabled='true'], .rdp-button_next[aria-disabled='true'] { color: ${v('textDisabled')}; background: none; cursor: not-allowed; }
  [data-arrow] { display: grid; }
  [data-arrow='left'] { transform: rotate(calc(90deg * var(--cr-dir, 1))); }
  [data-arrow='right'] { transform: rotate(calc(-90deg * var(--cr-dir, 1))); }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    block-size: 32px;
    margin-block-end: ${v('space.1')};
    font: ${v('type.body')};
    font-weight: ${v('weight.semibold')};
  }
  .rdp-caption_label::first-letter { text-transform: uppercase; }
  .rdp-dropdowns { display: inline-flex; gap: ${v('space.2')}; }
  .rdp-dropdown_root { position: relative; display: inline-flex; align-items: center; border-radius: ${v('radius.small')}; }
  .rdp-dropdown_root:hover { background: ${v('surfaceActive')}; }
  .rdp-dropdown_root:focus-within { ${focusRingInset} }
  .rdp-dropdown { position: absolute; inset: 0; inline-size: 100%; margin: 0; border: 0; opacity: 0; cursor: pointer; font: inherit; color: ${v('text')}; background: ${v('surfaceRaised')}; }
  .rdp-dropdown_root .rdp-caption_label { display: inline-flex; align-items: center; gap: 2px; padding-inline: 6px 2px; }
  .rdp-dropdown_root [data-arrow] > svg { inline-size: 12px; color: ${v('textMuted')}; }

  .rdp-weekday { block-size: 28px; color: ${v('textMuted')}; font: ${v('type.small')}; }
  .rdp-day { position: relative; inline-size: var(--cr-day); block-size: var(--cr-day); }
  .rdp-day[data-selected] { background: ${v('primary.soft')}; }
  .rdp-day.start { border-start-start-radius: ${v('radius.control')}; border-end-start-radius: ${v('radius.control')}; }
  .rdp-day.end { border-start-end-radius: ${v('radius.control')}; border-end-end-radius: ${v('radius.control')}; }
  .rdp-day_button {
    ${controlReset}
    display: grid;
    place-items: center;
    inline-size: var(--cr-day);
    block-size: var(--cr-day);
    border-radius: ${v('radius.control')};
    cursor: pointer;
  }
  .rdp-day_button:hover { background: ${v('surfaceActive')}; }
  .rdp-day_button:focus-visible { ${focusRing} outline-offset: -2px; }
  .rdp-day.start .rdp-day_button, .rdp-day.end .rdp-day_button { background: ${v('primary.fill')}; color: ${v('primary.on')}; font-weight: ${v('weight.semibold')}; }
  .rdp-day[data-today] .rdp-day_button { font-weight: ${v('weight.bold')}; }
  .rdp-day[data-today] .rdp-day_button::after {
    content: '';
    position: absolute;
    inset-block-end: 5px;
    inset-inline-start: calc(50% - 2px);
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentcolor;
  }
  .rdp-day[data-outside]:not(.start, .end) .rdp-day_button { color: ${v('textSubtle')}; }
  .rdp-day[data-disabled] .rdp-day_button { color: ${v('textDisabled')}; background: none; cursor: not-allowed; }
  .rdp-day[data-hidden] { visibility: hidden; }
`;
