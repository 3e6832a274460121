import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const themeCustomizerDocs = partDocs({
  use: 'Lets an operator set the look: theme, skin, direction, content width, navigation, density. The host applies and keeps it.',
  does: ['Apply at once.', 'Leave out by `settings` what the host does not know.'],
  donts: ["Put a partner's brand colours into the operator's hands; those are `overrides`."],
  keyboard: 'Tab goes from setting to setting, arrows choose within one.',
  tokens: ['primary.text', 'borderStrong', 'surface'],
  frame: 640,
});
