export { type Actor, audit } from './audit';
export { logMigrations } from './migration';
