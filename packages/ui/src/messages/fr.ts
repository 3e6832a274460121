import { amountInputFr } from '../amount-input/messages';
import { bannerFr } from '../banner/messages';
import { breadcrumbsFr } from '../breadcrumbs/messages';
import { cardVisualFr } from '../card-visual/messages';
import { chipFr } from '../chip/messages';
import { comboboxFr } from '../combobox/messages';
import { commandPaletteFr } from '../command-palette/messages';
import { confirmDialogFr } from '../confirm-dialog/messages';
import { copyButtonFr } from '../copy-button/messages';
import { datePickerFr } from '../date-picker/messages';
import { dateRangePickerFr } from '../date-range-picker/messages';
import { dialogFr } from '../dialog/messages';
import { errorStateFr } from '../error-state/messages';
import { fieldFr } from '../field/messages';
import { fileUploadFr } from '../file-upload/messages';
import { filterBarFr } from '../filter-bar/messages';
import { formFr } from '../form/messages';
import { inputFr } from '../input/messages';
import { calendarFr } from '../internal/calendar/messages';
import { chartFr } from '../internal/chart/messages';
import { listboxFr } from '../internal/listbox/messages';
import { layoutsFr } from '../layouts/messages';
import { linkFr } from '../link/messages';
import { loadingBarFr } from '../loading-bar/messages';
import { loadingOverlayFr } from '../loading-overlay/messages';
import { monthPickerFr } from '../month-picker/messages';
import { otpInputFr } from '../otp-input/messages';
import { paginationFr } from '../pagination/messages';
import { passwordInputFr } from '../password-input/messages';
import { phoneInputFr } from '../phone-input/messages';
import { scrollToTopFr } from '../scroll-to-top/messages';
import { spinnerFr } from '../spinner/messages';
import { stepperFr } from '../stepper/messages';
import { tableFr } from '../table/messages';
import { themeCustomizerFr } from '../theme-customizer/messages';
import { timePickerFr } from '../time-picker/messages';
import { toastFr } from '../toast/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in French. */
export const fr: UiMessages = {
  ...amountInputFr,
  ...bannerFr,
  ...breadcrumbsFr,
  ...calendarFr,
  ...cardVisualFr,
  ...chartFr,
  ...chipFr,
  ...comboboxFr,
  ...commandPaletteFr,
  ...confirmDialogFr,
  ...copyButtonFr,
  ...datePickerFr,
  ...dateRangePickerFr,
  ...dialogFr,
  ...errorStateFr,
  ...fieldFr,
  ...fileUploadFr,
  ...filterBarFr,
  ...formFr,
  ...inputFr,
  ...layoutsFr,
  ...linkFr,
  ...listboxFr,
  ...loadingBarFr,
  ...loadingOverlayFr,
  ...monthPickerFr,
  ...otpInputFr,
  ...paginationFr,
  ...passwordInputFr,
  ...phoneInputFr,
  ...scrollToTopFr,
  ...spinnerFr,
  ...stepperFr,
  ...tableFr,
  ...themeCustomizerFr,
  ...timePickerFr,
  ...toastFr,
};
