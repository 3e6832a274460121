import { chipFr } from '../chip/messages';
import { fieldFr } from '../field/messages';
import { inputFr } from '../input/messages';
import { layoutsFr } from '../layouts/messages';
import { linkFr } from '../link/messages';
import { passwordInputFr } from '../password-input/messages';
import { spinnerFr } from '../spinner/messages';
import { tableFr } from '../table/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in French. */
export const fr: UiMessages = {
  ...chipFr,
  ...fieldFr,
  ...inputFr,
  ...layoutsFr,
  ...linkFr,
  ...passwordInputFr,
  ...spinnerFr,
  ...tableFr,
};
