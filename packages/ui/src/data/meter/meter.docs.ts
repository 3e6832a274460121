import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const meterDocs = partDocs({
  use: "How much of a limit is used and how much remains: a card's month, a daily cash limit.",
  does: ['Compute the share from minor units; it only draws.', 'Say what remains, not only what is used.'],
  donts: ['Use it for something under way: that is a `ProgressBar`.'],
  keyboard: 'None.',
  tokens: ['tone.brand.fill', 'meter.warning', 'tone.danger.fill', 'skeleton'],
});
