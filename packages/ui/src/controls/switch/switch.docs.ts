import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const switchDocs = partDocs({
  use: 'On or off at once, without a save: notices, a rule of a card.',
  does: ['Undo it visibly when the server refuses.'],
  donts: ['Use it in a form with a submit button: that is a `Checkbox`.'],
  keyboard: 'Space switches.',
  tokens: ['primary.fill', 'borderControl', 'surface'],
});
