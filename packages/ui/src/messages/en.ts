import { chipEn } from '../chip/messages';
import { fieldEn } from '../field/messages';
import { inputEn } from '../input/messages';
import { linkEn } from '../link/messages';
import { passwordInputEn } from '../password-input/messages';
import { spinnerEn } from '../spinner/messages';

/** Every sentence of the primitives, in English. */
export const en = {
  ...chipEn,
  ...fieldEn,
  ...inputEn,
  ...linkEn,
  ...passwordInputEn,
  ...spinnerEn,
} as const;

/** A complete dictionary of the primitives. */
export type UiMessages = Readonly<Record<keyof typeof en, string>>;
