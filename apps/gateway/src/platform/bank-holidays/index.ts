export { type HolidayNames, offDays } from './offDays';
