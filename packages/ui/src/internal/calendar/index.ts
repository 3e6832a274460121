export { Calendar, type CalendarProps } from './Calendar';
export { localZone, readLocalDate, shiftDate, shiftDateMonths, todayIn } from './localDate';
