import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const cardVisualDocs = partDocs({
  use: 'The card itself at the head of its record: scheme, last four digits, expiry, status.',
  does: ['Set `muted` for cards that cannot pay any more.', 'Say the status in words as well.'],
  donts: ['Show more than four digits; a reveal is a widget of its own with its audit.'],
  keyboard: 'None: it is one picture with one name.',
  tokens: ['primary.fill', 'primary.on', 'surfaceActive', 'shadow.raised', 'radius.dialog'],
});
