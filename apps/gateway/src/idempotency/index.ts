export { forgetOldAnswers } from './forgetOldAnswers';
export { fingerprintOf } from './fingerprintOf';
export { idempotencyMigrations } from './migration';
export { once } from './once';
export { requestTable } from './table';
