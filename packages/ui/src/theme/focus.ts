import { v } from './vars';

/** Rules of the visible focus ring around a control; put `&:focus-visible { ${focusRing} }`. */
export const focusRing = `outline: 2px solid ${v('focusRing')}; outline-offset: 2px;`;

/** Rules of the ring drawn on the control's own border: inputs, rows, items of a list. */
export const focusRingInset = `outline: 2px solid ${v('focusRing')}; outline-offset: -1px;`;
