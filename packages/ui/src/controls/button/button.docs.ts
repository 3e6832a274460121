import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const buttonDocs = partDocs({
  use: 'What does something. `primary` once in a view, `secondary` otherwise, `ghost` in toolbars, `danger` for what destroys. `ButtonLink` looks the same and leads somewhere; `IconButton` where space is scarce; `ButtonGroup` for two or three of one kind.',
  does: ['Name the action: “Send 12,500.00 EUR”, not “OK”.', 'Set `loading` while it runs.'],
  donts: ['Disable without saying why beside it.', 'Put two primary buttons in one view.'],
  keyboard: 'Enter and Space press it; one that loads keeps the focus and does nothing.',
  tokens: ['primary.fill', 'primary.on', 'tone.danger.fill', 'borderStrong', 'density.controlMd'],
});
