export { fingerprintOf } from './fingerprintOf';
export { forgetOldAnswers } from './forgetOldAnswers';
export { idempotencyMigrations } from './migration';
export { once } from './once';
export { requestTable } from './table';
