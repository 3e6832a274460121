import { amountInputZh } from '../amount-input/messages';
import { bannerZh } from '../banner/messages';
import { breadcrumbsZh } from '../breadcrumbs/messages';
import { cardVisualZh } from '../card-visual/messages';
import { chipZh } from '../chip/messages';
import { comboboxZh } from '../combobox/messages';
import { commandPaletteZh } from '../command-palette/messages';
import { confirmDialogZh } from '../confirm-dialog/messages';
import { copyButtonZh } from '../copy-button/messages';
import { datePickerZh } from '../date-picker/messages';
import { dateRangePickerZh } from '../date-range-picker/messages';
import { dialogZh } from '../dialog/messages';
import { errorStateZh } from '../error-state/messages';
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
import { loadingBarZh } from '../loading-bar/messages';
import { loadingOverlayZh } from '../loading-overlay/messages';
import { monthPickerZh } from '../month-picker/messages';
import { otpInputZh } from '../otp-input/messages';
import { paginationZh } from '../pagination/messages';
import { passwordInputZh } from '../password-input/messages';
import { phoneInputZh } from '../phone-input/messages';
import { scrollToTopZh } from '../scroll-to-top/messages';
import { spinnerZh } from '../spinner/messages';
import { stepperZh } from '../stepper/messages';
import { tableZh } from '../table/messages';
import { themeCustomizerZh } from '../theme-customizer/messages';
import { timePickerZh } from '../time-picker/messages';
import { toastZh } from '../toast/messages';
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
