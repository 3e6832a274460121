export { countAlone, createLeases, requireRoom } from './createLeases';
export { forgetOldLeases } from './forgetOldLeases';
export { leaseMigrations } from './migration';
