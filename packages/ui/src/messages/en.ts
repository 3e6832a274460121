import { amountInputEn } from '../amount-input/messages';
import { bannerEn } from '../banner/messages';
import { breadcrumbsEn } from '../breadcrumbs/messages';
import { cardVisualEn } from '../card-visual/messages';
import { chipEn } from '../chip/messages';
import { comboboxEn } from '../combobox/messages';
import { commandPaletteEn } from '../command-palette/messages';
import { confirmDialogEn } from '../confirm-dialog/messages';
import { copyButtonEn } from '../copy-button/messages';
import { datePickerEn } from '../date-picker/messages';
import { dateRangePickerEn } from '../date-range-picker/messages';
import { dialogEn } from '../dialog/messages';
import { errorStateEn } from '../error-state/messages';
import { fieldEn } from '../field/messages';
import { fileUploadEn } from '../file-upload/messages';
import { filterBarEn } from '../filter-bar/messages';
import { formEn } from '../form/messages';
import { inputEn } from '../input/messages';
import { calendarEn } from '../internal/calendar/messages';
import { chartEn } from '../internal/chart/messages';
import { layerEn } from '../internal/layer/messages';
import { listboxEn } from '../internal/listbox/messages';
import { layoutsEn } from '../layouts/messages';
import { linkEn } from '../link/messages';
import { loadingBarEn } from '../loading-bar/messages';
import { loadingOverlayEn } from '../loading-overlay/messages';
import { monthPickerEn } from '../month-picker/messages';
import { otpInputEn } from '../otp-input/messages';
import { paginationEn } from '../pagination/messages';
import { passwordInputEn } from '../password-input/messages';
import { phoneInputEn } from '../phone-input/messages';
import { scrollToTopEn } from '../scroll-to-top/messages';
import { spinnerEn } from '../spinner/messages';
import { stepperEn } from '../stepper/messages';
import { tableEn } from '../table/messages';
import { themeCustomizerEn } from '../theme-customizer/messages';
import { timePickerEn } from '../time-picker/messages';
import { toastEn } from '../toast/messages';

/** Every sentence of the primitives, in English. */
export const en = {
  ...amountInputEn,
  ...bannerEn,
  ...breadcrumbsEn,
  ...calendarEn,
  ...cardVisualEn,
  ...chartEn,
  ...chipEn,
  ...comboboxEn,
  ...commandPaletteEn,
  ...confirmDialogEn,
  ...copyButtonEn,
  ...datePickerEn,
  ...dateRangePickerEn,
  ...dialogEn,
  ...errorStateEn,
  ...fieldEn,
  ...fileUploadEn,
  ...filterBarEn,
  ...formEn,
  ...inputEn,
  ...layerEn,
  ...layoutsEn,
  ...linkEn,
  ...listboxEn,
  ...loadingBarEn,
  ...loadingOverlayEn,
  ...monthPickerEn,
  ...otpInputEn,
  ...paginationEn,
  ...passwordInputEn,
  ...phoneInputEn,
  ...scrollToTopEn,
  ...spinnerEn,
  ...stepperEn,
  ...tableEn,
  ...themeCustomizerEn,
  ...timePickerEn,
  ...toastEn,
} as const;

/** A complete dictionary of the primitives. */
export type UiMessages = Readonly<Record<keyof typeof en, string>>;
