import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const toastLayerDocs = partDocs({
  use: 'A short answer to an action: at the top end for 5000 ms, at most 20; `brief` for 4000 ms; `center` with a bar that runs out.',
  does: ['Say what was done, with its id where it matters.', 'Offer to undo.'],
  donts: ['Put into it what must be read: that is a `Banner`.', 'Report a wrong field with it.'],
  keyboard: 'Tab reaches its close button and action; it waits while the pointer is on it or the window is left.',
  tokens: ['surfaceRaised', 'tone.*.fill', 'shadow.overlay', 'z.toast'],
  frame: 320,
});
