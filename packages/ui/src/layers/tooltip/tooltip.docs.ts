import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const tooltipDocs = partDocs({
  use: 'The name of an icon button, or the whole of a text that is cut. Names an icon button or adds a word to a control. Put nothing into it that a person must read: touch never sees it.',
  does: ['Keep it to a few words.'],
  donts: ['Put controls or needed information into it: touch has no hover.'],
  keyboard: 'Shows on focus as well; Escape hides it.',
  tokens: ['tooltip', 'tooltipText', 'z.tooltip'],
});
