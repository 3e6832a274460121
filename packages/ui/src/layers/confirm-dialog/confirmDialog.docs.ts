import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const confirmDialogDocs = partDocs({
  use: 'Before an action that is hard to undo. With `phrase` it must be typed, for what cannot be undone at all.',
  does: [
    'Repeat the figures and whose they are.',
    'Name the action on the button.',
    'Say in `blocked` why it cannot be done.',
  ],
  donts: ['Ask before what can be undone; do it and offer the way back in a toast.'],
  keyboard: 'The focus begins on Cancel; Escape closes until the action runs.',
  tokens: ['overlay', 'surfaceRaised', 'tone.danger.fill', 'z.dialog'],
  frame: 420,
});
