import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const linkDocs = partDocs({
  use: "What leads somewhere else. The host's router draws it through `LinkProvider`.",
  does: ['Name where it leads.', 'Take `quiet` in tables full of links.'],
  donts: ['Use a link for an action, or a button for a way.'],
  keyboard: 'Enter follows it.',
  tokens: ['link', 'linkHover', 'focusRing'],
});
