export { DateTime, type DateTimeProps } from './DateTime';
export type { InstantStyle } from './formatInstant';
export { useZone, ZoneProvider } from './zone';
