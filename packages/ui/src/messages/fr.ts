import { amountInputFr } from '../controls/amount-input/messages.fr';
import { comboboxFr } from '../controls/combobox/messages.fr';
import { copyButtonFr } from '../controls/copy-button/messages.fr';
import { datePickerFr } from '../controls/date-picker/messages.fr';
import { dateRangePickerFr } from '../controls/date-range-picker/messages.fr';
import { fieldFr } from '../controls/field/messages.fr';
import { fileUploadFr } from '../controls/file-upload/messages.fr';
import { filterBarFr } from '../controls/filter-bar/messages.fr';
import { formFr } from '../controls/form/messages.fr';
import { inputFr } from '../controls/input/messages.fr';
import { linkFr } from '../controls/link/messages.fr';
import { monthPickerFr } from '../controls/month-picker/messages.fr';
import { otpInputFr } from '../controls/otp-input/messages.fr';
import { passwordInputFr } from '../controls/password-input/messages.fr';
import { phoneInputFr } from '../controls/phone-input/messages.fr';
import { themeCustomizerFr } from '../controls/theme-customizer/messages.fr';
import { timePickerFr } from '../controls/time-picker/messages.fr';
import { cardVisualFr } from '../data/card-visual/messages.fr';
import { chipFr } from '../data/chip/messages.fr';
import { tableFr } from '../data/table/messages.fr';
import { bannerFr } from '../feedback/banner/messages.fr';
import { errorStateFr } from '../feedback/error-state/messages.fr';
import { loadingBarFr } from '../feedback/loading-bar/messages.fr';
import { spinnerFr } from '../feedback/spinner/messages.fr';
import { calendarFr } from '../internal/calendar/messages.fr';
import { chartFr } from '../internal/chart/messages.fr';
import { layerFr } from '../internal/layer/messages.fr';
import { listboxFr } from '../internal/listbox/messages.fr';
import { commandPaletteFr } from '../layers/command-palette/messages.fr';
import { confirmDialogFr } from '../layers/confirm-dialog/messages.fr';
import { dialogFr } from '../layers/dialog/messages.fr';
import { loadingOverlayFr } from '../layers/loading-overlay/messages.fr';
import { toastFr } from '../layers/toast/messages.fr';
import { breadcrumbsFr } from '../page/breadcrumbs/messages.fr';
import { layoutsFr } from '../page/layouts/messages.fr';
import { paginationFr } from '../page/pagination/messages.fr';
import { scrollToTopFr } from '../page/scroll-to-top/messages.fr';
import { stepperFr } from '../page/stepper/messages.fr';
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
  ...layerFr,
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
