import { amountInputZh } from '../amount-input/messages';
import { chipZh } from '../chip/messages';
import { confirmDialogZh } from '../confirm-dialog/messages';
import { dialogZh } from '../dialog/messages';
import { fieldZh } from '../field/messages';
import { inputZh } from '../input/messages';
import { layoutsZh } from '../layouts/messages';
import { linkZh } from '../link/messages';
import { otpInputZh } from '../otp-input/messages';
import { passwordInputZh } from '../password-input/messages';
import { spinnerZh } from '../spinner/messages';
import { tableZh } from '../table/messages';
import { toastZh } from '../toast/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in Chinese. */
export const zh: UiMessages = {
  ...amountInputZh,
  ...chipZh,
  ...fieldZh,
  ...inputZh,
  ...layoutsZh,
  ...linkZh,
  ...otpInputZh,
  ...passwordInputZh,
  ...spinnerZh,
  ...tableZh,
  ...toastZh,
  ...dialogZh,
  ...confirmDialogZh,
};
