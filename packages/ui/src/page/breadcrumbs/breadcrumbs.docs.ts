import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const breadcrumbsDocs = partDocs({
  use: 'Where a record stands among the screens above it. From three levels on. Over a screen that lies two levels deep or more. It leads; it does not switch views of one record.',
  does: ['End with the screen itself, without a link.'],
  donts: ['Replace the main navigation with it.', 'Put a state of a form in it; that is a `Stepper`.'],
  keyboard: 'Tab walks the links and the button that unfolds the middle.',
  tokens: ['link', 'textMuted', 'type.caption'],
});
