import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const statDocs = partDocs({
  use: 'One figure of an overview with its change.',
  does: ['Say what the change is compared with.', 'Set `good`: more returns are not welcome.'],
  donts: ['Round money to look tidy.', 'Put more than four in a line.'],
  keyboard: 'None, but what stands in `aside`.',
  tokens: ['type.figure', 'tone.success.text', 'tone.danger.text', 'textMuted'],
});
