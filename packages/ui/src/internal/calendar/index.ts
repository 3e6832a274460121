export { Calendar } from './Calendar';
export { localZone, readLocalDate, todayIn } from './localDate';
