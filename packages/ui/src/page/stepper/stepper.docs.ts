import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const stepperDocs = partDocs({
  use: 'Where one is in a form of several steps, and the way back to those that are done. Steps of one form in a fixed order, with a review at the end. Views in any order are `Tabs`.',
  does: ['Put what was chosen into `note`.', 'End with a review.'],
  donts: ['Let the reader jump over what is not done.'],
  keyboard: 'Tab walks the steps that can be gone back to.',
  tokens: ['primary.fill', 'primary.text', 'borderStrong', 'invalid'],
});
