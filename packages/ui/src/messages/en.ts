import { amountInputEn } from '../amount-input/messages';
import { chipEn } from '../chip/messages';
import { confirmDialogEn } from '../confirm-dialog/messages';
import { dialogEn } from '../dialog/messages';
import { fieldEn } from '../field/messages';
import { inputEn } from '../input/messages';
import { layoutsEn } from '../layouts/messages';
import { linkEn } from '../link/messages';
import { otpInputEn } from '../otp-input/messages';
import { passwordInputEn } from '../password-input/messages';
import { spinnerEn } from '../spinner/messages';
import { tableEn } from '../table/messages';
import { toastEn } from '../toast/messages';

/** Every sentence of the primitives, in English. */
export const en = {
  ...amountInputEn,
  ...chipEn,
  ...fieldEn,
  ...inputEn,
  ...layoutsEn,
  ...linkEn,
  ...otpInputEn,
  ...passwordInputEn,
  ...spinnerEn,
  ...tableEn,
  ...toastEn,
  ...dialogEn,
  ...confirmDialogEn,
} as const;

/** A complete dictionary of the primitives. */
export type UiMessages = Readonly<Record<keyof typeof en, string>>;
