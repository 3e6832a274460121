import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const formDocs = partDocs({
  use: 'Fields bound by name to react-hook-form over a yup schema. A keystroke renders nothing; a field speaks up when it is left, or on submit.',
  does: ['Put `FormSummary` on top of long forms.', 'Guard what is unsaved with `useDirtyGuard`.'],
  donts: ['Disable the submit button until everything is right; let it say what is not.'],
  keyboard: 'Enter submits; after a failed submit the focus is on the first wrong field.',
  tokens: ['invalid', 'tone.danger.soft', 'space.5'],
});
