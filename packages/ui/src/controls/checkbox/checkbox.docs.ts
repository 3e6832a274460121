import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const checkboxDocs = partDocs({
  use: 'Yes or no that takes effect when the form is sent, or several of a list in a `CheckboxGroup`.',
  does: ['Write the label as a statement that is true when it is ticked.'],
  donts: ['Use it for what takes effect at once: that is a `Switch`.', 'Negate the label.'],
  keyboard: 'Space ticks; Tab goes on to the next.',
  tokens: ['primary.fill', 'primary.on', 'borderControl', 'invalid'],
});
