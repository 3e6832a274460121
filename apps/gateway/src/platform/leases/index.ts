export { countAlone, createLeases, forgetOldLeases, requireRoom } from './createLeases';
export { leaseMigrations } from './migration';
