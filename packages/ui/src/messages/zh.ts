import { amountInputZh } from '../controls/amount-input/messages.zh';
import { comboboxZh } from '../controls/combobox/messages.zh';
import { copyButtonZh } from '../controls/copy-button/messages.zh';
import { datePickerZh } from '../controls/date-picker/messages.zh';
import { dateRangePickerZh } from '../controls/date-range-picker/messages.zh';
import { fieldZh } from '../controls/field/messages.zh';
import { fileUploadZh } from '../controls/file-upload/messages.zh';
import { filterBarZh } from '../controls/filter-bar/messages.zh';
import { formZh } from '../controls/form/messages.zh';
import { inputZh } from '../controls/input/messages.zh';
import { linkZh } from '../controls/link/messages.zh';
import { monthPickerZh } from '../controls/month-picker/messages.zh';
import { otpInputZh } from '../controls/otp-input/messages.zh';
import { passwordInputZh } from '../controls/password-input/messages.zh';
import { phoneInputZh } from '../controls/phone-input/messages.zh';
import { themeCustomizerZh } from '../controls/theme-customizer/messages.zh';
import { timePickerZh } from '../controls/time-picker/messages.zh';
import { cardVisualZh } from '../data/card-visual/messages.zh';
import { chipZh } from '../data/chip/messages.zh';
import { tableZh } from '../data/table/messages.zh';
import { bannerZh } from '../feedback/banner/messages.zh';
import { errorStateZh } from '../feedback/error-state/messages.zh';
import { loadingBarZh } from '../feedback/loading-bar/messages.zh';
import { spinnerZh } from '../feedback/spinner/messages.zh';
import { calendarZh } from '../internal/calendar/messages.zh';
import { chartZh } from '../internal/chart/messages.zh';
import { layerZh } from '../internal/layer/messages.zh';
import { listboxZh } from '../internal/listbox/messages.zh';
import { commandPaletteZh } from '../layers/command-palette/messages.zh';
import { confirmDialogZh } from '../layers/confirm-dialog/messages.zh';
import { dialogZh } from '../layers/dialog/messages.zh';
import { loadingOverlayZh } from '../layers/loading-overlay/messages.zh';
import { toastZh } from '../layers/toast/messages.zh';
import { breadcrumbsZh } from '../page/breadcrumbs/messages.zh';
import { layoutsZh } from '../page/layouts/messages.zh';
import { paginationZh } from '../page/pagination/messages.zh';
import { scrollToTopZh } from '../page/scroll-to-top/messages.zh';
import { stepperZh } from '../page/stepper/messages.zh';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in Chinese. */
export const zh: UiMessages = {
  ...amountInputZh,
  ...bannerZh,
  ...breadcrumbsZh,
  ...calendarZh,
  ...cardVisualZh,
  ...chartZh,
  ...chipZh,
  ...comboboxZh,
  ...commandPaletteZh,
  ...confirmDialogZh,
  ...copyButtonZh,
  ...datePickerZh,
  ...dateRangePickerZh,
  ...dialogZh,
  ...errorStateZh,
  ...fieldZh,
  ...fileUploadZh,
  ...filterBarZh,
  ...formZh,
  ...inputZh,
  ...layerZh,
  ...layoutsZh,
  ...linkZh,
  ...listboxZh,
  ...loadingBarZh,
  ...loadingOverlayZh,
  ...monthPickerZh,
  ...otpInputZh,
  ...paginationZh,
  ...passwordInputZh,
  ...phoneInputZh,
  ...scrollToTopZh,
  ...spinnerZh,
  ...stepperZh,
  ...tableZh,
  ...themeCustomizerZh,
  ...timePickerZh,
  ...toastZh,
};
