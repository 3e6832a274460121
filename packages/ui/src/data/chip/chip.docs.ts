import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const chipDocs = partDocs({
  use: '`Chip` for a value in use, such as a filter, with a button that takes it away; `StatusChip` for the state of a record.',
  does: ['Map each state to a tone once, in the feature, and reuse it everywhere.'],
  donts: ['Let colour alone tell the state.', 'Use a chip as a button.'],
  keyboard: 'Tab reaches the remove button; Enter and Space take the chip away.',
  tokens: ['tone.*.soft', 'tone.*.text', 'tone.*.border', 'radius.full'],
});
