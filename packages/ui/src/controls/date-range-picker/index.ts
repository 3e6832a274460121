export { type DateRangeOptions, DateRangePanel, type DateRangePanelProps } from './DateRangePanel';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
export type { DateRange, DateRangeShortcut } from './range';
