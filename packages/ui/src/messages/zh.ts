import { amountInputZh } from '../amount-input/messages';
import { bannerZh } from '../banner/messages';
import { breadcrumbsZh } from '../breadcrumbs/messages';
import { chipZh } from '../chip/messages';
import { comboboxZh } from '../combobox/messages';
import { confirmDialogZh } from '../confirm-dialog/messages';
import { dateRangePickerZh } from '../date-range-picker/messages';
import { dialogZh } from '../dialog/messages';
import { fieldZh } from '../field/messages';
import { fileUploadZh } from '../file-upload/messages';
import { filterBarZh } from '../filter-bar/messages';
import { formZh } from '../form/messages';
import { inputZh } from '../input/messages';
import { calendarZh } from '../internal/calendar/messages';
import { chartZh } from '../internal/chart/messages';
import { listboxZh } from '../internal/listbox/messages';
import { layoutsZh } from '../layouts/messages';
import { linkZh } from '../link/messages';
import { monthPickerZh } from '../month-picker/messages';
import { otpInputZh } from '../otp-input/messages';
import { paginationZh } from '../pagination/messages';
import { passwordInputZh } from '../password-input/messages';
import { phoneInputZh } from '../phone-input/messages';
import { spinnerZh } from '../spinner/messages';
import { stepperZh } from '../stepper/messages';
import { tableZh } from '../table/messages';
import { timePickerZh } from '../time-picker/messages';
import { toastZh } from '../toast/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in Chinese. */
export const zh: UiMessages = {
  ...amountInputZh,
  ...bannerZh,
  ...breadcrumbsZh,
  ...calendarZh,
  ...chartZh,
  ...chipZh,
  ...comboboxZh,
  ...confirmDialogZh,
  ...dateRangePickerZh,
  ...dialogZh,
  ...fieldZh,
  ...fileUploadZh,
  ...filterBarZh,
  ...formZh,
  ...inputZh,
  ...layoutsZh,
  ...linkZh,
  ...listboxZh,
  ...monthPickerZh,
  ...otpInputZh,
  ...paginationZh,
  ...passwordInputZh,
  ...phoneInputZh,
  ...spinnerZh,
  ...stepperZh,
  ...tableZh,
  ...timePickerZh,
  ...toastZh,
};
