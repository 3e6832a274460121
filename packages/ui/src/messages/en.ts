import { amountInputEn } from '../controls/amount-input/messages';
import { comboboxEn } from '../controls/combobox/messages';
import { copyButtonEn } from '../controls/copy-button/messages';
import { datePickerEn } from '../controls/date-picker/messages';
import { dateRangePickerEn } from '../controls/date-range-picker/messages';
import { fieldEn } from '../controls/field/messages';
import { fileUploadEn } from '../controls/file-upload/messages';
import { filterBarEn } from '../controls/filter-bar/messages';
import { formEn } from '../controls/form/messages';
import { inputEn } from '../controls/input/messages';
import { linkEn } from '../controls/link/messages';
import { monthPickerEn } from '../controls/month-picker/messages';
import { otpInputEn } from '../controls/otp-input/messages';
import { passwordInputEn } from '../controls/password-input/messages';
import { phoneInputEn } from '../controls/phone-input/messages';
import { themeCustomizerEn } from '../controls/theme-customizer/messages';
import { timePickerEn } from '../controls/time-picker/messages';
import { cardVisualEn } from '../data/card-visual/messages';
import { chipEn } from '../data/chip/messages';
import { tableEn } from '../data/table/messages';
import { bannerEn } from '../feedback/banner/messages';
import { errorStateEn } from '../feedback/error-state/messages';
import { loadingBarEn } from '../feedback/loading-bar/messages';
import { spinnerEn } from '../feedback/spinner/messages';
import { calendarEn } from '../internal/calendar/messages';
import { chartEn } from '../internal/chart/messages';
import { layerEn } from '../internal/layer/messages';
import { listboxEn } from '../internal/listbox/messages';
import { commandPaletteEn } from '../layers/command-palette/messages';
import { confirmDialogEn } from '../layers/confirm-dialog/messages';
import { dialogEn } from '../layers/dialog/messages';
import { loadingOverlayEn } from '../layers/loading-overlay/messages';
import { toastEn } from '../layers/toast/messages';
import { breadcrumbsEn } from '../page/breadcrumbs/messages';
import { layoutsEn } from '../page/layouts/messages';
import { paginationEn } from '../page/pagination/messages';
import { scrollToTopEn } from '../page/scroll-to-top/messages';
import { stepperEn } from '../page/stepper/messages';

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
