import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const bannerDocs = partDocs({
  use: "A lasting notice about the screen it stands on: a deadline, a refusal, an outage. It stays until its reason is gone. A state of the screen that lasts: a limit that is near, a document that is missing, a request that failed. For the result of something just done use a toast; for a wrong field use the field's error.",
  does: ['Say what happened, what it means for the money and what to do.', 'Offer the action in it.'],
  donts: ['Confirm an action with it: that is a toast.', 'Show two of one tone; put them together.'],
  keyboard: 'Tab reaches its actions and its close button.',
  tokens: ['tone.*.soft', 'tone.*.border', 'tone.*.text', 'radius.card'],
});
