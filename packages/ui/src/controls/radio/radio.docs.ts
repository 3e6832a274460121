import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const radioDocs = partDocs({
  use: 'One of two to five answers that should all be read before choosing.',
  does: ['Put the usual answer first, and choose it only where it is safe.'],
  donts: ['Use it for more than five: that is a `Select`.'],
  keyboard: 'Tab reaches the chosen one, arrows move and choose.',
  tokens: ['primary.fill', 'primary.on', 'borderControl', 'invalid'],
});
