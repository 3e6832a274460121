import { amountInputFr } from '../amount-input/messages.fr';
import { bannerFr } from '../banner/messages.fr';
import { breadcrumbsFr } from '../breadcrumbs/messages.fr';
import { cardVisualFr } from '../card-visual/messages.fr';
import { chipFr } from '../chip/messages.fr';
import { comboboxFr } from '../combobox/messages.fr';
import { commandPaletteFr } from '../command-palette/messages.fr';
import { confirmDialogFr } from '../confirm-dialog/messages.fr';
import { copyButtonFr } from '../copy-button/messages.fr';
import { datePickerFr } from '../date-picker/messages.fr';
import { dateRangePickerFr } from '../date-range-picker/messages.fr';
import { dialogFr } from '../dialog/messages.fr';
import { errorStateFr } from '../error-state/messages.fr';
import { fieldFr } from '../field/messages.fr';
import { fileUploadFr } from '../file-upload/messages.fr';
import { filterBarFr } from '../filter-bar/messages.fr';
import { formFr } from '../form/messages.fr';
import { inputFr } from '../input/messages.fr';
import { calendarFr } from '../internal/calendar/messages.fr';
import { chartFr } from '../internal/chart/messages.fr';
import { layerFr } from '../internal/layer/messages.fr';
import { listboxFr } from '../internal/listbox/messages.fr';
import { layoutsFr } from '../layouts/messages.fr';
import { linkFr } from '../link/messages.fr';
import { loadingBarFr } from '../loading-bar/messages.fr';
import { loadingOverlayFr } from '../loading-overlay/messages.fr';
import { monthPickerFr } from '../month-picker/messages.fr';
import { otpInputFr } from '../otp-input/messages.fr';
import { paginationFr } from '../pagination/messages.fr';
import { passwordInputFr } from '../password-input/messages.fr';
import { phoneInputFr } from '../phone-input/messages.fr';
import { scrollToTopFr } from '../scroll-to-top/messages.fr';
import { spinnerFr } from '../spinner/messages.fr';
import { stepperFr } from '../stepper/messages.fr';
import { tableFr } from '../table/messages.fr';
import { themeCustomizerFr } from '../theme-customizer/messages.fr';
import { timePickerFr } from '../time-picker/messages.fr';
import { toastFr } from '../toast/messages.fr';
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
