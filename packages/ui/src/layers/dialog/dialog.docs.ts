import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const dialogDocs = partDocs({
  use: 'A short form or question that must be answered before anything else goes on. 500, 600, 960 or 1280 px.',
  does: ['Begin in the first field.', 'Take `undismissable` only where leaving would lose the session or the money.'],
  donts: ['Open one from another.', 'Show a record in it that belongs beside its list: that is a `Drawer`.'],
  keyboard: 'Tab stays inside, Escape closes, the focus goes back to what opened it.',
  tokens: ['overlay', 'surfaceRaised', 'shadow.overlay', 'radius.dialog', 'z.dialog'],
  frame: 480,
});
