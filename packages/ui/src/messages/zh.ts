import { amountInputZh } from '../amount-input/messages';
import { chipZh } from '../chip/messages';
import { confirmDialogZh } from '../confirm-dialog/messages';
import { dialogZh } from '../dialog/messages';
import { fieldZh } from '../field/messages';
import { inputZh } from '../input/messages';
import { listboxZh } from '../internal/listbox/messages';
import { layoutsZh } from '../layouts/messages';
import { linkZh } from '../link/messages';
import { monthPickerZh } from '../month-picker/messages';
import { otpInputZh } from '../otp-input/messages';
import { passwordInputZh } from '../password-input/messages';
import { spinnerZh } from '../spinner/messages';
import { tableZh } from '../table/messages';
import { timePickerZh } from '../time-picker/messages';
import { toastZh } from '../toast/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in Chinese. */
export const zh: UiMessages = {
  ...amountInputZh,
  ...chipZh,
  ...confirmDialogZh,
  ...dialogZh,
  ...fieldZh,
  ...inputZh,
  ...layoutsZh,
  ...linkZh,
  ...listboxZh,
  ...monthPickerZh,
  ...otpInputZh,
  ...passwordInputZh,
  ...spinnerZh,
  ...tableZh,
  ...timePickerZh,
  ...toastZh,
};
