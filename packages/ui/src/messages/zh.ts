import { amountInputZh } from '../amount-input/messages.zh';
import { bannerZh } from '../banner/messages.zh';
import { breadcrumbsZh } from '../breadcrumbs/messages.zh';
import { cardVisualZh } from '../card-visual/messages.zh';
import { chipZh } from '../chip/messages.zh';
import { comboboxZh } from '../combobox/messages.zh';
import { commandPaletteZh } from '../command-palette/messages.zh';
import { confirmDialogZh } from '../confirm-dialog/messages.zh';
import { copyButtonZh } from '../copy-button/messages.zh';
import { datePickerZh } from '../date-picker/messages.zh';
import { dateRangePickerZh } from '../date-range-picker/messages.zh';
import { dialogZh } from '../dialog/messages.zh';
import { errorStateZh } from '../error-state/messages.zh';
import { fieldZh } from '../field/messages.zh';
import { fileUploadZh } from '../file-upload/messages.zh';
import { filterBarZh } from '../filter-bar/messages.zh';
import { formZh } from '../form/messages.zh';
import { inputZh } from '../input/messages.zh';
import { calendarZh } from '../internal/calendar/messages.zh';
import { chartZh } from '../internal/chart/messages.zh';
import { layerZh } from '../internal/layer/messages.zh';
import { listboxZh } from '../internal/listbox/messages.zh';
import { layoutsZh } from '../layouts/messages.zh';
import { linkZh } from '../link/messages.zh';
import { loadingBarZh } from '../loading-bar/messages.zh';
import { loadingOverlayZh } from '../loading-overlay/messages.zh';
import { monthPickerZh } from '../month-picker/messages.zh';
import { otpInputZh } from '../otp-input/messages.zh';
import { paginationZh } from '../pagination/messages.zh';
import { passwordInputZh } from '../password-input/messages.zh';
import { phoneInputZh } from '../phone-input/messages.zh';
import { scrollToTopZh } from '../scroll-to-top/messages.zh';
import { spinnerZh } from '../spinner/messages.zh';
import { stepperZh } from '../stepper/messages.zh';
import { tableZh } from '../table/messages.zh';
import { themeCustomizerZh } from '../theme-customizer/messages.zh';
import { timePickerZh } from '../time-picker/messages.zh';
import { toastZh } from '../toast/messages.zh';
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
