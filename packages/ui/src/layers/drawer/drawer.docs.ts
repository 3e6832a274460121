import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const drawerDocs = partDocs({
  use: 'A record beside the list that it was opened from. `nonModal` leaves the list in use, so that rows can be gone through.',
  does: ['Put identity and state in the head and what may be done in the foot.'],
  donts: ['Put a long form in it; that is a page.'],
  keyboard: 'Escape closes; the focus goes back to the row.',
  tokens: ['surfaceRaised', 'shadow.overlay', 'overlay', 'z.dialog'],
  frame: 560,
});
