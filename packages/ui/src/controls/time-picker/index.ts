export { TimePicker, type TimePickerProps } from './TimePicker';
export { type TimeRange, TimeRangePicker, type TimeRangePickerProps } from './TimeRangePicker';
